import { databaseApi } from '../../api/database'
import { useLeaveOut } from '../../matches/leave-out'
import { ROUND_SIZE } from './round-size'
import { useLeagueAddress } from './use-league-address'

const { useGetEventIntegralQuery, useGetEventMatchQuery, useGetEventRankQuery, useGetEventViewQuery } = databaseApi

const RANKINGS = ['scorers', 'assists', 'cards', 'teams'] as const

/** Loads the reply of the tab that the address names together with the head of the page, instead of after it. */
export const useTabAhead = (): void => {
  const { path, tab, scope, round } = useLeagueAddress()
  const type = RANKINGS.find((ranking) => ranking === tab)
  const leaveOut = useLeaveOut()
  useGetEventIntegralQuery({ ...path, scope, ...leaveOut }, { skip: tab !== null && tab !== 'table' })
  useGetEventMatchQuery({ ...path, round, size: ROUND_SIZE }, { skip: tab !== 'schedule' })
  useGetEventRankQuery({ ...path, type: type ?? 'scorers', ...leaveOut }, { skip: type === undefined })
  useGetEventViewQuery({ ...path, ...leaveOut }, { skip: tab !== 'numbers' })
}
