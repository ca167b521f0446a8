import type { Match } from '@org/api-client/contract'
import { isFinished, isInPlay, isWaiting, SPORT } from '@org/domain'

export type MatchNews =
  | {
      readonly kind: 'goal' | 'redCard' | 'yellowCard' | 'goalCancelled' | 'cardCancelled'
      readonly side: 'home' | 'away'
    }
  | { readonly kind: 'kickOff' }
  | { readonly kind: 'corrected' }

/** The most important thing that happened between two states of a match; null if that is nothing to tell. */
export const matchNews = (before: Match, after: Match): MatchNews | null => {
  if (isWaiting(before.sport_id, before.status) && isInPlay(after.sport_id, after.status)) return { kind: 'kickOff' }
  const wasOver = isFinished(before.sport_id, before.status)
  if (wasOver && isFinished(after.sport_id, after.status))
    return isSameResult(before, after) ? null : { kind: 'corrected' }
  // A replay that begins again takes nothing back.
  if (after.sport_id !== SPORT.football || wasOver) return null
  const goals = (['home', 'away'] as const).map((side) => after[`${side}_score`] - before[`${side}_score`])
  // A goal of one side that was one of the other.
  if (Math.min(...goals) < 0 && Math.max(...goals) > 0) return { kind: 'corrected' }
  for (const { kind, field, sign } of CHANGES)
    for (const side of ['home', 'away'] as const) {
      const name = `${side}_${field}` as const
      if ((after[name] - before[name]) * sign > 0) return { kind, side }
    }
  return null
}

const isSameResult = (a: Match, b: Match): boolean => RESULT.every((field) => a[field] === b[field])

const RESULT = ['home_score', 'away_score', 'home_penalty_score', 'away_penalty_score'] as const

/** The most important first. */
const CHANGES = [
  { kind: 'goal', field: 'score', sign: 1 },
  { kind: 'goalCancelled', field: 'score', sign: -1 },
  { kind: 'redCard', field: 'red', sign: 1 },
  { kind: 'cardCancelled', field: 'red', sign: -1 },
  { kind: 'yellowCard', field: 'yellow', sign: 1 },
  { kind: 'cardCancelled', field: 'yellow', sign: -1 },
] as const
