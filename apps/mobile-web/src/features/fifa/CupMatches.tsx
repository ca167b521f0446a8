import type { Match } from '@org/api-client/contract'
import { isFinished } from '@org/domain'
import { EmptyState, Illustration } from '@org/ui/basics'
import { useId } from 'react'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { MatchRow } from '../../parts/MatchRow'
import { ItemList } from '../../parts/page/ItemList'
import { useZone } from '../../site/zone-context'
import { dayIn } from './day-in'
import styles from './fifa.module.css'

/** Matches by the day in the viewer's zone; the newest first once all have been played. */
export const CupMatches = ({ matches }: { matches: readonly Match[] }) => {
  const { t } = useTranslation('fifa')
  const locale = useLocale()
  const zone = useZone()
  if (matches.length === 0) return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty.matches)} />
  const areOver = matches.every(({ sport_id, status }) => isFinished(sport_id, status))
  const ordered = areOver ? matches.toReversed() : matches
  const days = new Map<string, Match[]>()
  for (const match of ordered) {
    const title = `${dayIn(match.kickoff_time, zone, locale)} · ${match.round}`
    days.set(title, [...(days.get(title) ?? []), match])
  }
  return [...days].map(([title, list]) => <DayOfMatches key={title} title={title} matches={list} />)
}

const DayOfMatches = ({ title, matches }: { title: string; matches: readonly Match[] }) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {title}
      </h2>
      <ItemList label={title} items={matches} keyOf={({ id }) => id}>
        {(match) => <MatchRow match={match} />}
      </ItemList>
    </section>
  )
}
