import { DAY_SECONDS, type MatchTick, type RaceStartMessage } from '@org/domain'
import { seconds } from '../ports/clock'
import type { Context } from '../services/context'
import { pendingMatches, saveCatalogue, type PendingMatch, type MatchChange } from '../store/matches/match-feed'
import { deleteDetails } from '../store/matches/write-details'
import { competitionRows, teamRows } from './catalogue/catalogue-rows'
import { COMPETITIONS } from './catalogue/competitions'
import { feedState, isKickOff, isSameButClock, isTickChange, tickOf, type FeedState } from './feed-row'
import { dayOfInstant } from '../store/matches/day-of-instant'
import { planDay } from './plan-day'
import type { SimulationSettings } from './simulation/day-plan'
import { playSeconds } from './simulation/match-plan'
import { scriptOf } from './script-of'
import { NOTHING_STORED } from './details-of'
import { seedResults } from './seed-results'
import { trimOldDetails } from './trim-details'
import { saveTurn, storeOddsMovements, storeMissingDetails, type Followed } from './store-details'

interface MatchFeed {
  /** Updates the table of matches once. The timer does this every second. */
  turn(): Promise<void>
  stop(): Promise<void>
}

const TURN_MS = 1000
/** Matches written by other programs are found within this time. */
const LOOK_FOR_NEW_MS = 3000
/** How often a change of only the basketball clock is stored and sent. */
const CLOCK_MS = 2000
/** A kick-off longer ago than this, while no feed ran, is not announced. */
const ANNOUNCE_SECONDS = 60

interface Watched extends PendingMatch, Followed {
  readonly plan: PendingMatch['plan']
  shown: FeedState
  stamp: number
}

/**
 * Fills and updates the table of matches. Resolves when yesterday and today are filled; other days follow. Without
 * settings it generates no matches and only plays imported ones.
 */
export const startMatchFeed = async (context: Context, settings: SimulationSettings | null): Promise<MatchFeed> => {
  const { db, clock, bus, log, config } = context
  const watched = new Map<number, Watched>()
  const planned = new Set<number>()
  let lookedAt = 0
  let clockWrittenAt = 0
  let stopped = false

  const planOnce = async (day: number) => {
    if (settings === null || planned.has(day)) return
    await planDay(context, { settings, day }, () => stopped)
    planned.add(day)
  }

  const watchNew = async (nowMs: number) => {
    lookedAt = nowMs
    for (const match of await pendingMatches(db, Math.ceil((nowMs + LOOK_FOR_NEW_MS) / 1000))) {
      const known = watched.get(match.id)
      // A restarted replay has a different plan under the same id.
      if (
        known &&
        known.plan.plan.kickoff === match.plan.plan.kickoff &&
        known.plan.plan.speed === match.plan.plan.speed
      )
        continue
      if (known) await deleteDetails(db, [match.id])
      const script = scriptOf(match.plan)
      const shown = { state: match.state, odds: match.odds, settled: false }
      watched.set(match.id, { ...match, script, shown, stored: NOTHING_STORED })
    }
  }

  const move = async (nowMs: number) => {
    const withClocks = nowMs - clockWrittenAt >= CLOCK_MS
    const changed: { match: Watched; next: FeedState; stamp: number }[] = []
    const ticks: MatchTick[] = []
    const starts: RaceStartMessage[] = []
    for (const match of watched.values()) {
      const { plan } = match.plan
      const next = feedState(plan, match.script, nowMs / 1000)
      const { shown } = match
      const clockOnly = isSameButClock(shown, next)
      if (clockOnly && (!withClocks || shown.state.period_remaining_time === next.state.period_remaining_time)) continue
      const stamp = Math.max(nowMs, match.stamp + 1)
      changed.push({ match, next, stamp })
      if (isTickChange(shown.state, next.state)) ticks.push(tickOf(plan, next.state, stamp))
      if (isKickOff(plan, shown.state, next.state) && playSeconds(plan, nowMs / 1000) / plan.speed < ANNOUNCE_SECONDS)
        starts.push({
          id: match.id,
          sport_id: plan.sport,
          desc: `${match.home_zh} VS ${match.away_zh}`,
          desc_pt: `${match.home_pt} x ${match.away_pt}`,
        })
    }
    const changes = changed.map(({ match: { id }, next, stamp }): MatchChange => ({
      id,
      status: next.state.status,
      ...next,
      stamp,
    }))
    await saveTurn(context, { changes, starts }, watched.values(), nowMs / 1000)
    // Not before: what could not be written is a change for the next turn, too.
    if (withClocks) clockWrittenAt = nowMs
    for (const { match, next, stamp } of changed) {
      match.shown = next
      match.stamp = stamp
      if (next.settled) watched.delete(match.id)
    }
    if (ticks.length > 0) bus.publish('ticks', { ticks })
  }

  const turn = async () => {
    const nowMs = clock.now()
    if (Math.abs(nowMs - lookedAt) >= LOOK_FOR_NEW_MS) await watchNew(nowMs)
    await move(nowMs)
  }

  /** Days near today come first, the seeded past last. */
  const storeRest = async () => {
    await storeMissingDetails(
      db,
      () => seconds(clock),
      () => stopped,
    )
    await storeOddsMovements(db, seconds(clock), () => stopped)
    if (config.playsDays > 0) await trimOldDetails(db, seconds(clock) - config.playsDays * DAY_SECONDS, () => stopped)
    if (settings === null || !config.pastResults) return
    const before = dayOfInstant(seconds(clock)) - config.feedDays
    await seedResults(db, { competitions: COMPETITIONS, seed: settings.seed, before }, () => stopped)
  }

  const planAhead = async () => {
    if (settings === null) return
    const today = dayOfInstant(clock.now() / 1000)
    for (const day of daysAround(today, Math.max(1, Math.floor(config.feedDays / settings.speed)))) {
      if (stopped) return
      await planOnce(day)
    }
  }

  await saveCatalogue(db, competitionRows(), teamRows())
  const today = dayOfInstant(clock.now() / 1000)
  await planOnce(today - 1)
  await planOnce(today)
  await turn()

  const turns = oneAtATime(turn, (error) => log.error({ err: error }, 'the match feed missed a turn'))
  const plans = oneAtATime(planAhead, (error) => log.error({ err: error }, 'planning matches failed'))
  const details = oneAtATime(storeRest, (error) => log.error({ err: error }, 'storing match details failed'))
  plans.run()
  details.run()
  const timers = [
    clock.every(TURN_MS, turns.run),
    clock.every(PLAN_MS, plans.run),
    clock.every(DETAILS_MS, details.run),
  ]
  return {
    turn,
    stop: async () => {
      stopped = true
      for (const end of timers) end()
      await Promise.all([turns.done(), plans.done(), details.done()])
    },
  }
}

const PLAN_MS = 600_000
const DETAILS_MS = 60_000

/** Today first, then outwards: tomorrow, yesterday, … */
const daysAround = (today: number, reach: number): number[] => [
  today,
  ...Array.from({ length: reach }, (_, index) => [today + index + 1, today - index - 1]).flat(),
]

/** Runs the task of a timer, and skips runs while one is in progress. */
const oneAtATime = (work: () => Promise<void>, failed: (error: unknown) => void) => {
  let running: Promise<void> | null = null
  return {
    run: () => {
      running ??= work()
        .catch(failed)
        .finally(() => {
          running = null
        })
    },
    done: async () => {
      await running
    },
  }
}
