import type { MatchTick, RaceStartMessage } from '@org/domain'
import type { Context } from '../services/context'
import { pendingMatches, type PendingMatch } from '../store/matches/match-feed'
import { deleteDetails } from '../store/matches/write-details'
import { NOTHING_STORED } from './details-of'
import { feedState, isKickOff, isSameButClock, isTickChange, tickOf, type FeedState } from './feed-row'
import { scriptOf } from './script-of'
import { playSeconds } from './simulation/match-plan'
import { saveTurn, type Followed } from './store-details'

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

interface Change {
  readonly match: Watched
  readonly next: FeedState
  readonly stamp: number
}

/** The matches that are being played or start soon, each with its last stored state. */
export class WatchedMatches {
  private readonly matches = new Map<number, Watched>()
  private lookedAt = 0
  private clockWrittenAt = 0

  constructor(private readonly context: Pick<Context, 'db' | 'bus' | 'clock'>) {}

  /** Stores and publishes what has changed. */
  async turn(): Promise<void> {
    const nowMs = this.context.clock.now()
    if (Math.abs(nowMs - this.lookedAt) >= LOOK_FOR_NEW_MS) await this.watchNew(nowMs)
    await this.move(nowMs)
  }

  private async watchNew(nowMs: number): Promise<void> {
    const { db } = this.context
    this.lookedAt = nowMs
    for (const match of await pendingMatches(db, Math.ceil((nowMs + LOOK_FOR_NEW_MS) / 1000))) {
      const known = this.matches.get(match.id)
      if (known !== undefined && isSamePlay(known, match)) continue
      if (known !== undefined) await deleteDetails(db, [match.id])
      const script = scriptOf(match.plan)
      const shown = { state: match.state, odds: match.odds, settled: false }
      this.matches.set(match.id, { ...match, script, shown, stored: NOTHING_STORED })
    }
  }

  private async move(nowMs: number): Promise<void> {
    const now = nowMs / 1000
    const withClocks = nowMs - this.clockWrittenAt >= CLOCK_MS
    const changed: Change[] = []
    for (const match of this.matches.values()) {
      const next = feedState(match.plan.plan, match.script, now)
      if (isChange(match.shown, next, withClocks))
        changed.push({ match, next, stamp: Math.max(nowMs, match.stamp + 1) })
    }
    const ticks = ticksOf(changed)
    const changes = changed.map(({ match: { id }, next, stamp }) => ({ id, status: next.state.status, ...next, stamp }))
    await saveTurn(this.context, { changes, starts: startsOf(changed, now) }, this.matches.values(), now)
    // Not before: what could not be written is a change for the next turn, too.
    if (withClocks) this.clockWrittenAt = nowMs
    for (const { match, next, stamp } of changed) {
      match.shown = next
      match.stamp = stamp
      if (next.settled) this.matches.delete(match.id)
    }
    if (ticks.length > 0) this.context.bus.publish('ticks', { ticks })
  }
}

/** A restarted replay has a different plan under the same id. */
const isSamePlay = ({ plan: { plan: a } }: PendingMatch, { plan: { plan: b } }: PendingMatch): boolean =>
  a.kickoff === b.kickoff && a.speed === b.speed

const isChange = (shown: FeedState, next: FeedState, withClocks: boolean): boolean =>
  !isSameButClock(shown, next) || (withClocks && shown.state.period_remaining_time !== next.state.period_remaining_time)

const ticksOf = (changed: readonly Change[]): MatchTick[] =>
  changed
    .filter(({ match, next }) => isTickChange(match.shown.state, next.state))
    .map(({ match, next, stamp }) => tickOf(match.plan.plan, next.state, stamp))

const startsOf = (changed: readonly Change[], now: number): RaceStartMessage[] =>
  changed
    .filter(({ match: { plan, shown }, next }) => isKickOff(plan.plan, shown.state, next.state))
    .filter(({ match: { plan } }) => playSeconds(plan.plan, now) / plan.plan.speed < ANNOUNCE_SECONDS)
    .map(({ match: { id, plan, home_zh, away_zh, home_pt, away_pt } }) => ({
      id,
      sport_id: plan.plan.sport,
      desc: `${home_zh} VS ${away_zh}`,
      desc_pt: `${home_pt} x ${away_pt}`,
    }))
