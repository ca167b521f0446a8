import type { Context } from '../services/context'
import { pendingMatches, type PendingMatch } from '../store/matches/match-feed'
import { storeReports, type Report } from './apply-reports'
import { detailsOf, isSameProgress, NOTHING_STORED, progressOf, type Progress } from './details-of'
import { feedState, isSameButClock, type FeedState } from './feed-row'
import { scriptOf } from './script-of'
import type { MatchScript } from './simulation/match-script'

/** Matches written by other programs are found within this time. */
const LOOK_FOR_NEW_MS = 3000
/** How often a change of only the basketball clock is stored and sent. */
const CLOCK_MS = 2000

interface Watched extends PendingMatch {
  readonly script: MatchScript
  /** The last stored state. */
  shown: FeedState
  stored: Progress
  stamp: number
  /** What is stored may be of an earlier play of the match. */
  corrects: boolean
}

interface Change {
  readonly match: Watched
  readonly shown: FeedState
  readonly stored: Progress
  readonly report: Report
}

/** The matches of plans that are being played or start soon. */
export class WatchedMatches {
  private readonly matches = new Map<number, Watched>()
  private lookedAt = 0
  private clockWrittenAt = 0

  constructor(private readonly context: Pick<Context, 'db' | 'bus' | 'clock'>) {}

  /** Reports what has changed. */
  async turn(): Promise<void> {
    const nowMs = this.context.clock.now()
    if (Math.abs(nowMs - this.lookedAt) >= LOOK_FOR_NEW_MS) await this.watchNew(nowMs)
    await this.move(nowMs)
  }

  private async watchNew(nowMs: number): Promise<void> {
    this.lookedAt = nowMs
    for (const match of await pendingMatches(this.context.db, Math.ceil((nowMs + LOOK_FOR_NEW_MS) / 1000))) {
      const known = this.matches.get(match.id)
      if (known !== undefined && isSamePlay(known, match)) continue
      const shown = { state: match.state, odds: match.odds, settled: false }
      const script = scriptOf(match.plan)
      this.matches.set(match.id, { ...match, script, shown, stored: NOTHING_STORED, corrects: known !== undefined })
    }
  }

  private async move(nowMs: number): Promise<void> {
    const withClocks = nowMs - this.clockWrittenAt >= CLOCK_MS
    const changes = [...this.matches.values()].flatMap((match) => changeOf(match, nowMs, withClocks) ?? [])
    const applied =
      changes.length > 0 ? await storeReports(this.context, () => changes.map(({ report }) => report)) : []
    // Not before: what could not be written is a change for the next turn, too.
    if (withClocks) this.clockWrittenAt = nowMs
    const stamps = new Map(applied.map(({ before, stamp }) => [before.id, stamp]))
    for (const { match, shown, stored } of changes) {
      const stamp = stamps.get(match.id)
      // Another program has stored a newer report: the match is read again.
      if (stamp === undefined || shown.settled) this.matches.delete(match.id)
      else Object.assign(match, { shown, stored, stamp, corrects: false })
    }
  }
}

/** What a match has to report; null if nothing has changed. */
const changeOf = (match: Watched, nowMs: number, withClocks: boolean): Change | null => {
  const { id, plan, script, corrects } = match
  const now = nowMs / 1000
  const next = feedState(plan, script, now)
  const progress = progressOf(plan, script, now)
  const isStateNew = isChange(match.shown, next, withClocks)
  const areDetailsNew = !isSameProgress(progress, match.stored)
  if (!isStateNew && !areDetailsNew) return null
  const report = {
    id,
    stamp: isStateNew ? Math.max(nowMs, match.stamp + 1) : null,
    corrects,
    restarts: corrects,
    ...(isStateNew && next),
    ...(areDetailsNew && detailsOf(plan, script, now, match.stored)),
  }
  return { match, shown: isStateNew ? next : match.shown, stored: progress, report }
}

/** A restarted replay has a different plan under the same id. */
const isSamePlay = ({ plan: { plan: a } }: PendingMatch, { plan: { plan: b } }: PendingMatch): boolean =>
  a.kickoff === b.kickoff && a.speed === b.speed

const isChange = (shown: FeedState, next: FeedState, withClocks: boolean): boolean =>
  !isSameButClock(shown, next) || (withClocks && shown.state.period_remaining_time !== next.state.period_remaining_time)
