import type { Scorer } from '@org/api-client/contract'
import { EmptyState, Illustration } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { ItemList } from '../../parts/page/ItemList'
import { useAppSelector } from '../../store/store'
import { NationRow } from './NationRow'

/** Who scored most, with the goals that were penalties. */
export const ScorersPanel = ({ scorers }: { scorers: readonly Scorer[] }) => {
  const { t } = useTranslation('fifa')
  const lang = useAppSelector((state) => state.preferences.lang)
  if (scorers.length === 0) return <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.empty.scorers)} />
  return (
    <>
      <LeftOutNote />
      <ItemList label={t(($) => $.tabs.scorers)} items={scorers} keyOf={({ player, team }) => `${player} ${team.id}`}>
        {({ rank, player, team, goals, penalties }) => (
          <NationRow
            rank={rank}
            name={player}
            team={team}
            note={
              penalties > 0
                ? t(($) => $.penalties, { team: shortName(team, lang), count: penalties })
                : shortName(team, lang)
            }
            value={String(goals)}
            valueLabel={t(($) => $.goals)}
          />
        )}
      </ItemList>
    </>
  )
}
