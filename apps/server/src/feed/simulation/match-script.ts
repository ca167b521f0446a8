import type { PlayKind, Side } from '../../ports/match-writer'
import type { PlayerName } from '../catalogue/player-names'

/** A part of a match with one status. The status before the first phase is "not started". */
export interface Phase {
  readonly status: number
  /** The second of play at which it starts; negative if announced before the match. */
  readonly from: number
  /** The second of play at which the current half, period or map started; null in the breaks of extra time. */
  readonly clockFrom: number | null
}

/**
 * Everything that happens in one list: what counts, what commentary mentions, what is only counted in the statistics.
 */
export interface Play {
  /** Second of play. */
  readonly at: number
  readonly kind: PlayKind
  readonly side: Side | 'none'
  readonly player: PlayerName | null
  readonly second: PlayerName | null
  /** Football: minute as counted. Basketball: the period, overtimes from 5. Esports: the map, from 1. */
  readonly minute: number
  /** Football: minutes of stoppage time. Basketball: seconds left of the period. Esports: minute of the map. */
  readonly added: number
  /** Score after it: goals, points, maps. */
  readonly home: number
  readonly away: number
  /** Status that begins, for `period`; points for basketball scores. */
  readonly value: number
  /** The second of play at which it stops counting. Whatever comes later has the score without it. */
  readonly annulledAt?: number
}

/** A period in which the basketball clock runs. It is stopped between two runs. */
export interface ClockRun {
  readonly from: number
  readonly to: number
  /** Seconds left of the period at `from` and at `to`. */
  readonly left: number
  readonly leftAfter: number
}

/** The complete course of a match, generated before it starts. */
export interface MatchScript {
  readonly phases: readonly Phase[]
  /** By `at`. */
  readonly plays: readonly Play[]
  /** Football: pressure of each minute of play, home positive, -100 to 100. */
  readonly momentum: readonly number[]
  /** Basketball only. */
  readonly clock: readonly ClockRun[]
}

/** The phase at a second of play, null before the first. */
export const phaseAt = (script: MatchScript, at: number): Phase | null =>
  script.phases.findLast(({ from }) => from <= at) ?? null

/** The plays up to a second of play. */
export const playsUntil = (script: Pick<MatchScript, 'plays'>, at: number): readonly Play[] => {
  const next = script.plays.findIndex((play) => play.at > at)
  return next === -1 ? script.plays : script.plays.slice(0, next)
}

/** The plays up to a second of play that have not been annulled by then. */
export const countingUntil = (script: Pick<MatchScript, 'plays'>, at: number): readonly Play[] =>
  playsUntil(script, at).filter(({ annulledAt }) => annulledAt === undefined || annulledAt > at)

/** The second of play after which nothing changes any more. */
export const endOfScript = (script: MatchScript): number => script.phases.at(-1)?.from ?? 0
