import type { PlayKind, Side } from '../../store/matches/story-tables'
import type { PlayerName } from '../catalogue/player-names'

/** A stretch of a match with one status. The status before the first phase is "not started". */
export interface Phase {
  readonly status: number
  /** Second of play at which it begins; negative for what is announced before the start. */
  readonly from: number
  /** Second of play at which the running half, period or map began: breaks before extra time belong to it. */
  readonly clockFrom: number
}

/** Everything that happens, in one list: what counts, what is told, what is only a number in the statistics. */
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
}

/** While the game clock of basketball runs. It stands still between two runs. */
export interface ClockRun {
  readonly from: number
  readonly to: number
  /** Seconds left of the period at `from` and at `to`. */
  readonly left: number
  readonly leftAfter: number
}

/** The whole story of a match, told before it begins. */
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

/** What has happened up to a second of play. */
export const playsUntil = (script: MatchScript, at: number): readonly Play[] => {
  const next = script.plays.findIndex((play) => play.at > at)
  return next === -1 ? script.plays : script.plays.slice(0, next)
}

/** The second of play after which nothing changes any more. */
export const endOfScript = (script: MatchScript): number => script.phases.at(-1)?.from ?? 0
