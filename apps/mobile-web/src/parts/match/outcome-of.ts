import type { Match, Outcome } from '@org/api-client/contract'

/** What a finished match was for a team: it won as `home`, its opponent as `away`. */
export const outcomeOf = (match: Pick<Match, 'hometeam' | 'home_score' | 'away_score'>, teamId: number): Outcome => {
  if (match.home_score === match.away_score) return 'draw'
  return match.home_score > match.away_score === (match.hometeam.id === teamId) ? 'home' : 'away'
}

const RESULT_OF = { home: 'win', draw: 'draw', away: 'loss' } as const

/** The same as a result of the team. */
export const resultOf = (match: Parameters<typeof outcomeOf>[0], teamId: number) => RESULT_OF[outcomeOf(match, teamId)]
