import type { Ranked } from '@org/api-client/contract'
import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { useLeaveOut } from '../../matches/leave-out'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { ListView } from '../../parts/page/ListView'
import { RankingRow } from './RankingRow'
import { useLeagueAddress } from './use-league-address'

const { useGetEventRankQuery } = databaseApi

const keyOf = ({ team, player }: Ranked) => `${team.id}:${player}`

/** The first players or teams of a season. */
export const RankingPanel = ({ type }: { type: 'scorers' | 'assists' | 'cards' | 'teams' }) => {
  const { t } = useTranslation('database')
  const { path } = useLeagueAddress()
  const ranking = useGetEventRankQuery({ ...path, type, ...useLeaveOut() }, { refetchOnReconnect: true })
  return (
    <>
      <LeftOutNote />
      <ListView
        label={t(($) => $.ranking.types[type])}
        query={ranking}
        skeleton="conversation"
        empty={{ title: t(($) => $.ranking.empty), hint: t(($) => $.ranking.emptyHint) }}
        keyOf={keyOf}
      >
        {(ranked) => (
          <RankingRow ranked={ranked} values={type === 'teams' && path.sport === 'basketball' ? 'points' : type} />
        )}
      </ListView>
    </>
  )
}
