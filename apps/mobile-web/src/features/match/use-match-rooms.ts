import type { LiveRoom } from '@org/api-client/contract'
import { matchDetailApi } from '../../api/match-details'
import type { DetailSport } from '../../parts/match/detail-sport'

const { useGetMatchAnchorsQuery } = matchDetailApi

const NONE: readonly LiveRoom[] = []

/** The rooms that show a match; empty while unknown. */
export const useMatchRooms = (sport: DetailSport, matchid: number): readonly LiveRoom[] =>
  useGetMatchAnchorsQuery({ sport, matchid }, { pollingInterval: 60_000, skipPollingIfUnfocused: true }).currentData
    ?.list ?? NONE
