import type { TeamRank } from '@org/api-client/contract'
import { formatDay, formatDecimal } from '@org/domain'
import { EmptyState, Illustration, ListRow } from '@org/ui/basics'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { ItemList } from '../../parts/page/ItemList'
import styles from './fifa.module.css'
import { ToCup } from './ToCup'
import { useMovement } from './use-movement'

/** The kept rankings of a team, the newest first. */
export const RankHistory = ({ rank }: { rank: TeamRank | null }) => {
  const { t } = useTranslation('fifa')
  const locale = useLocale()
  const movement = useMovement()
  if (rank === null)
    return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty.rank)} action={<ToCup />} />
  const newestFirst = rank.history.toReversed()
  const changeTo = (place: number, before: number | undefined) => before !== undefined && movement(place, before)
  return (
    <div className={styles.list}>
      <ItemList label={t(($) => $.teamTabs.rank)} items={newestFirst} keyOf={({ date }) => date}>
        {({ date, rank: place, points }, at) => (
          <ListRow
            title={t(($) => $.rank.place, { rank: place })}
            note={[formatDay(date, locale), changeTo(place, newestFirst[at + 1]?.rank)].filter(Boolean).join(' · ')}
            value={formatDecimal(points, 1, locale)}
          />
        )}
      </ItemList>
    </div>
  )
}
