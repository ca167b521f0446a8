import { DAY_SECONDS } from '@org/domain'
import { seconds } from '../ports/clock'
import { OneAtATime } from '../ports/one-at-a-time'
import type { Context } from '../services/context'
import { dayOfInstant } from '../store/matches/day-of-instant'
import { firstPlannedDay, saveCatalogue } from '../store/matches/match-feed'
import { competitionRows, teamRows } from './catalogue/catalogue-rows'
import { COMPETITIONS } from './catalogue/competitions'
import { planDay } from './plan-day'
import { seedResults } from './seed-results'
import type { SimulationSettings } from './simulation/day-plan'
import { storeMissingDetails, storeOddsMovements } from './store-details'
import { trimOldDetails } from './trim-details'
import { WatchedMatches } from './watched-matches'

const TURN_MS = 1000
const PLAN_MS = 600_000
const DETAILS_MS = 60_000
/** How far back days are planned that passed while no feed ran. */
const MISSED_DAYS = 30

/**
 * Fills and updates the table of matches. Without settings it generates no matches and only plays imported ones.
 */
export class MatchFeed {
  private readonly watched: WatchedMatches
  private readonly planned = new Set<number>()
  private readonly turns: OneAtATime
  private readonly plans: OneAtATime
  private readonly details: OneAtATime
  private timers: readonly (() => void)[] = []
  private hasStopped = false

  constructor(
    private readonly context: Context,
    private readonly settings: SimulationSettings | null,
  ) {
    const { log } = context
    this.watched = new WatchedMatches(context)
    this.turns = new OneAtATime(
      () => this.watched.turn(),
      (error) => log.error({ err: error }, 'the match feed missed a turn'),
    )
    this.plans = new OneAtATime(
      () => this.planAhead(),
      (error) => log.error({ err: error }, 'planning matches failed'),
    )
    this.details = new OneAtATime(
      () => this.storeDetails(),
      (error) => log.error({ err: error }, 'storing match details failed'),
    )
  }

  /** Resolves when yesterday and today are filled; other days follow. */
  async start(): Promise<void> {
    const { db, clock } = this.context
    await saveCatalogue(db, competitionRows(), teamRows())
    const today = dayOfInstant(clock.now() / 1000)
    await this.planOnce(today - 1)
    await this.planOnce(today)
    await this.watched.turn()
    this.plans.run()
    this.details.run()
    this.timers = [
      clock.every(TURN_MS, this.turns.run),
      clock.every(PLAN_MS, this.plans.run),
      clock.every(DETAILS_MS, this.details.run),
    ]
  }

  async stop(): Promise<void> {
    this.hasStopped = true
    for (const end of this.timers) end()
    await Promise.all([this.turns.done(), this.plans.done(), this.details.done()])
  }

  private readonly isStopped = (): boolean => this.hasStopped

  private async planOnce(day: number): Promise<void> {
    const { context, settings, planned } = this
    if (settings === null || planned.has(day)) return
    await planDay(context, { settings, day }, this.isStopped)
    planned.add(day)
  }

  private async planAhead(): Promise<void> {
    const { settings } = this
    if (settings === null) return
    const { db, clock, config } = this.context
    const today = dayOfInstant(clock.now() / 1000)
    const reach = Math.max(1, Math.floor(config.feedDays / settings.speed))
    const first = (await firstPlannedDay(db, settings.seed)) ?? today
    const missed = daysBefore(today - reach, MISSED_DAYS - reach).filter((day) => day > first)
    for (const day of [...daysAround(today, reach), ...missed]) {
      if (this.hasStopped) return
      await this.planOnce(day)
    }
  }

  /** Days near today come first, the seeded past last. */
  private async storeDetails(): Promise<void> {
    const { settings, isStopped } = this
    const { db, clock, config } = this.context
    await storeMissingDetails(this.context, isStopped)
    await storeOddsMovements(this.context, isStopped)
    if (config.playsDays > 0) await trimOldDetails(db, seconds(clock) - config.playsDays * DAY_SECONDS, isStopped)
    if (settings === null || !config.pastResults) return
    const before = dayOfInstant(seconds(clock)) - config.feedDays
    await seedResults(db, { competitions: COMPETITIONS, seed: settings.seed, before }, isStopped)
  }
}

/** Today first, then outwards: tomorrow, yesterday, … */
const daysAround = (today: number, reach: number): number[] => [
  today,
  ...Array.from({ length: reach }, (_, index) => [today + index + 1, today - index - 1]).flat(),
]

/** The latest first. */
const daysBefore = (day: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => day - 1 - index)
