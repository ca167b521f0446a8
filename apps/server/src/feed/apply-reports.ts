import { isDeepStrictEqual } from 'node:util'
import {
  BASKETBALL_STATUS,
  ESPORT_STATUS,
  FOOTBALL_STATUS,
  isFinished,
  isInPlay,
  SPORT,
  type EpochSeconds,
  type MatchTick,
} from '@org/domain'
import type { Transaction } from 'kysely'
import { announce, announcing } from '../outbox/announce'
import type { MatchState, ReportedParts } from '../ports/match-writer'
import type { Context } from '../services/context'
import { changeMatches, pairingOf, type MatchBefore } from '../store/matches/report-rows'
import { saveDetails } from '../store/matches/write-details'
import type { Database } from '../store/schema'
import { withoutLevelEnds } from './level-ends'
import { notePushNews } from './push-news'

/** A report of a match that is known by its id. At most one of a match is applied at once. */
export interface Report extends ReportedParts {
  readonly id: number
  /** Null if only details are new: the match itself has not changed. */
  readonly stamp: number | null
  /** The match is played again: nothing of the play before is shown, not even as annulled. */
  readonly restarts?: boolean
}

/** A report that has been applied: the match before it, its state and stamp after it. */
interface Applied {
  readonly before: MatchBefore
  readonly state: MatchState
  readonly stamp: number
}

/** A kick-off longer ago than this, as of a source that was away, is not announced. */
const ANNOUNCE_SECONDS = 60
/** Nobody waits for news of a match that started longer ago than this, such as an old result that is added. */
const TICK_SECONDS = 86_400

/**
 * Applies reports of any source to the stored matches, and announces kick-offs. A report that is not newer than the last
 * one of its match is ignored.
 */
export const applyReports = async (
  trx: Transaction<Database>,
  given: readonly Report[],
  now: EpochSeconds,
): Promise<Applied[]> => {
  const reports = await withoutLevelEnds(trx, given, now)
  const matches = await changeMatches(trx, reports)
  const newer = reports.flatMap((report) => {
    const before = matches.get(report.id)
    if (before === undefined) throw new Error(`The match ${report.id} does not exist.`)
    const { stamp, state = before.state } = report
    if (stamp !== null && stamp <= before.stamp) return []
    return [{ report, before, state, stamp: stamp ?? before.stamp }]
  })
  await saveDetails(
    trx,
    newer.map(({ report }) => report),
    now,
  )
  for (const { before, state } of newer) {
    const starts = isKickOff(before, state, now)
    if (starts) await announce(trx, 'everybody', await startOf(trx, before), Math.floor(now))
    await notePushNews(trx, { before, state, isKickOff: starts }, now)
  }
  return newer
}

/** Applies all reports or none, those of one match in their order, and sends what changed as ticks. */
export const storeReports = async (
  context: Pick<Context, 'db' | 'bus' | 'clock'>,
  reportsIn: (trx: Transaction<Database>) => readonly Report[] | Promise<readonly Report[]>,
): Promise<Applied[]> => {
  const now = context.clock.now() / 1000
  const applied = await announcing(context, async (trx) => {
    const done: Applied[] = []
    for (const batch of batchesOf(await reportsIn(trx))) done.push(...(await applyReports(trx, batch, now)))
    return done
  })
  // Only after the commit: the receiver of a tick may request the match at once.
  const ticks = applied.flatMap((each) => (isToldNow(each, now) ? [tickOf(each)] : []))
  if (ticks.length > 0) context.bus.publish('ticks', { ticks })
  return applied
}

/** Each has at most one report of a match. */
const batchesOf = (reports: readonly Report[]): Iterable<readonly Report[]> => {
  const batches = new Map<number, Report[]>()
  const counts = new Map<number, number>()
  for (const report of reports) {
    const count = counts.get(report.id) ?? 0
    counts.set(report.id, count + 1)
    batches.set(count, [...(batches.get(count) ?? []), report])
  }
  return batches.values()
}

const isKickOff = (before: MatchBefore, after: MatchState, now: EpochSeconds): boolean =>
  after.status === FIRST_IN_PLAY && !hasStarted(before) && now - after.time < ANNOUNCE_SECONDS

/** The first half, quarter or map; the same in every sport. */
const FIRST_IN_PLAY = 2

/** An interrupted match that continues, and one that was reported as finished too early, do not start again. */
const hasStarted = ({ sport_id, state: { status } }: MatchBefore): boolean =>
  isInPlay(sport_id, status) || isFinished(sport_id, status) || status === INTERRUPTED[sport_id]

const INTERRUPTED = {
  [SPORT.football]: FOOTBALL_STATUS.interrupted,
  [SPORT.basketball]: BASKETBALL_STATUS.interrupted,
  [SPORT.esport]: ESPORT_STATUS.interrupted,
} as const

const startOf = async (trx: Transaction<Database>, { id, sport_id }: MatchBefore) => {
  const { home_zh, away_zh, home_pt, away_pt } = await pairingOf(trx, id)
  const data = { id, sport_id, desc: `${home_zh} VS ${away_zh}`, desc_pt: `${home_pt} x ${away_pt}` }
  return { type: 'RaceStartLiveMessage' as const, data }
}

const tickOf = ({ before: { id, sport_id }, state, stamp }: Applied): MatchTick => ({ ...state, id, sport_id, stamp })

/** Odds and details are not in the tick. */
const isToldNow = ({ before, state }: Applied, now: EpochSeconds): boolean =>
  now - before.kickoff_time < TICK_SECONDS && !isDeepStrictEqual(before.state, state)
