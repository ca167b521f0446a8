import type { Match } from '@org/api-client/contract'
import type { MatchSportId } from '@org/domain'
import { Button, EmptyState, Illustration } from '@org/ui/basics'
import { Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { filterMatches } from './filters'
import { laterPart } from '../../parts/later-part'
import type { ScoreAddress, ScoreSport } from './use-score-address'

const OtherSport = laterPart(() => import('./OtherSport'), [])

interface NoMatchesProps {
  sport: MatchSportId
  /** All matches of the day, and those of the chosen leagues. */
  matches: readonly Match[]
  chosen: readonly Match[]
  address: ScoreAddress
  onSport: (sport: ScoreSport) => void
}

/** Says what hides the matches of the day, and offers to lift it. */
export const NoMatches = ({ sport, matches, chosen, address, onSport }: NoMatchesProps) => {
  const { filter, change } = address
  const { t } = useTranslation('scores')
  const icon = <Illustration kind="empty" />
  if (matches.length === 0)
    return (
      <EmptyState
        icon={icon}
        title={t(($) => $.empty.all)}
        hint={t(($) => $.empty.hint)}
        action={
          <Suspense>
            <OtherSport day={address.day} sport={sport} onSport={onSport} />
          </Suspense>
        }
      />
    )
  const inAllLeagues = filterMatches(matches, filter).length
  const lift = (fields: Parameters<typeof change>[0], count: number) => (
    <Button tone="soft" onPress={() => change(fields)}>
      {t(($) => $.empty.showAll, { count })}
    </Button>
  )
  if (chosen.length > 0)
    return <EmptyState icon={icon} title={t(($) => $.empty[filter])} action={lift({ filter: '' }, chosen.length)} />
  const title = t(($) => $.empty.leagues)
  return inAllLeagues > 0 ? (
    <EmptyState icon={icon} title={title} action={lift({ leagues: '' }, inAllLeagues)} />
  ) : (
    <EmptyState icon={icon} title={title} action={lift({ leagues: '', filter: '' }, matches.length)} />
  )
}
