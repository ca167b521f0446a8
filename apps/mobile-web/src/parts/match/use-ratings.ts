import type { Match } from '@org/api-client/contract'
import { countsInScore, extraTimeLine, isFinished, playerFacts, playerRating, type PlayerFacts } from '@org/domain'
import { matchDetailApi } from '../../api/match-details'
import { matchPageApi } from '../../api/match-page'

const { useGetLineupDataQuery } = matchPageApi
const { useGetIncidentsDataQuery } = matchDetailApi

export interface RatedPlayer extends PlayerFacts {
  side: 'home' | 'away'
  name: string
  /** The shirt number; null if unknown. */
  number: number | null
  rating: number
}

const NONE: readonly RatedPlayer[] = []

/**
 * The ratings of the players of a football match that is over, from its line-ups and incidents. None if one of them is not
 * known: without a goal in the incidents, players would be rated for goals that were not conceded.
 */
export const useRatings = (match: Match): readonly RatedPlayer[] => {
  const skip = !isFinished(match.sport_id, match.status)
  const { data: lineups } = useGetLineupDataQuery({ sport: 'football', matchid: match.id }, { skip })
  const { data } = useGetIncidentsDataQuery({ matchid: match.id }, { skip })
  if (skip || !lineups || !data) return NONE
  const incidents = data.list
  const goals = incidents.filter(({ kind }) => countsInScore(kind)).length
  // The score has the goals of extra time, and none of a shootout.
  if (goals !== match.home_score + match.away_score) return NONE
  const end = extraTimeLine(match) ? 120 : 90
  return (['home', 'away'] as const).flatMap((side) =>
    playerFacts({ side, lineup: lineups[side], incidents, end }).flatMap((facts) => {
      const rating = playerRating(facts)
      return rating === null ? [] : [{ ...facts, side, rating }]
    }),
  )
}
