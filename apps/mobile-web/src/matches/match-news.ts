import type { Match } from '@org/api-client/contract'
import { isInPlay, isWaiting, SPORT } from '@org/domain'

export type MatchNews =
  | { readonly kind: 'goal' | 'redCard' | 'yellowCard'; readonly side: 'home' | 'away' }
  | { readonly kind: 'kickOff' }

/** The most important thing that happened between two states of a match; null if that is nothing to tell. */
export const matchNews = (before: Match, after: Match): MatchNews | null => {
  if (isWaiting(before.sport_id, before.status) && isInPlay(after.sport_id, after.status)) return { kind: 'kickOff' }
  if (after.sport_id !== SPORT.football) return null
  for (const kind of ['goal', 'redCard', 'yellowCard'] as const)
    for (const side of ['home', 'away'] as const) {
      const field = FIELDS[kind][side]
      if (after[field] > before[field]) return { kind, side }
    }
  return null
}

const FIELDS = {
  goal: { home: 'home_score', away: 'away_score' },
  redCard: { home: 'home_red', away: 'away_red' },
  yellowCard: { home: 'home_yellow', away: 'away_yellow' },
} as const
