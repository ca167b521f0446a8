import type { MatchPlan, StoredPlan } from '../store/matches/stored-plan'
import type { LineupPlayer, ReportedParts } from '../ports/match-writer'
import { TEAMS } from './catalogue/competitions'
import { bookmakerOdds, oddsMoments } from './odds/bookmaker-odds'
import { knownPlays } from './known-plays'
import { instantOfPlay, playSeconds } from './simulation/match-plan'
import { lineupOf } from './simulation/lineup'
import { playsUntil, type MatchScript, type Play } from './simulation/match-script'
import { matchStats, momentumUntil } from './simulation/match-stats'

/** How much of a match's details exists. */
export interface Progress {
  readonly plays: number
  /** How many of the plays do not count any more. */
  readonly annulled: number
  /** The number of odds movements. */
  readonly movements: number
  readonly minute: number
  readonly areLineupsKnown: boolean | null
}

/** Different from all that a match can have. */
export const NOTHING_STORED: Progress = { plays: 0, annulled: 0, movements: -1, minute: -1, areLineupsKnown: null }

export const progressOf = (stored: StoredPlan, script: MatchScript, now: number): Progress => {
  const { plan, record, factsOnly = false } = stored
  const at = playSeconds(plan, now)
  const isPlayed = script.plays.length > 0
  const plays = at < 0 ? [] : playsUntil({ plays: knownPlays(stored, script) }, at)
  return {
    plays: plays.length,
    annulled: plays.filter((play) => isAnnulled(play, at)).length,
    movements: isPlayed && !factsOnly ? oddsMoments(script, at).length : 0,
    minute: factsOnly ? 0 : momentumUntil(script, at).length,
    // Imported files have no line-ups.
    areLineupsKnown: isPlayed && record === null && at >= -LINEUPS_BEFORE * plan.speed,
  }
}

const isAnnulled = ({ annulledAt }: Play, at: number): boolean => annulledAt !== undefined && annulledAt <= at

/** Seconds before the kick-off at which line-ups are published. */
const LINEUPS_BEFORE = 3600

/**
 * The details of a match up to an instant, without those already stored; the statistics are always complete, and so are the
 * plays if one of them does not count any more.
 */
export const detailsOf = (
  of: StoredPlan,
  script: MatchScript,
  now: number,
  stored: Progress = NOTHING_STORED,
): Pick<ReportedParts, 'plays' | 'figures' | 'markets' | 'lineups' | 'corrects' | 'annulment'> => {
  const { plan, factsOnly } = of
  const at = playSeconds(plan, now)
  const progress = progressOf(of, script, now)
  const corrects = progress.annulled !== stored.annulled
  const isNew = (index: number) => index < progress.plays && (corrects || index >= stored.plays)
  return {
    plays: knownPlays(of, script).flatMap((play, index) =>
      isNew(index) && !isAnnulled(play, at) ? [playRow(plan, play, index + 1)] : [],
    ),
    ...(corrects && { corrects, annulment: 'var' }),
    figures: factsOnly
      ? { stats: [], momentum: [] }
      : { stats: matchStats(plan, script, at), momentum: momentumUntil(script, at) },
    ...(progress.movements !== stored.movements && { markets: marketsOf(plan, script, at, progress.movements) }),
    ...(progress.areLineupsKnown !== stored.areLineupsKnown && {
      lineups: progress.areLineupsKnown === true ? lineupsOf(plan) : [],
    }),
  }
}

export const isSameProgress = (a: Progress, b: Progress): boolean =>
  a.plays === b.plays &&
  a.annulled === b.annulled &&
  a.movements === b.movements &&
  a.minute === b.minute &&
  a.areLineupsKnown === b.areLineupsKnown

const marketsOf = (plan: MatchPlan, script: MatchScript, at: number, movements: number) =>
  movements === 0 ? [] : bookmakerOdds(plan, script, at).map((row, place) => ({ ...row, place }))

const playRow = (
  plan: MatchPlan,
  { at, kind, side, minute, added, home, away, value, player, second }: Play,
  seq: number,
) => ({
  seq,
  kind,
  side,
  minute,
  added,
  home,
  away,
  value,
  player_en: player?.[0] ?? null,
  player_zh: player?.[1] ?? null,
  second_en: second?.[0] ?? null,
  second_zh: second?.[1] ?? null,
  happened_at: Math.floor(instantOfPlay(plan, at)),
})

const lineupsOf = (plan: MatchPlan): LineupPlayer[] =>
  SIDES.flatMap((side) => {
    const team = TEAMS.get(side === 'home' ? plan.homeId : plan.awayId)
    return team === undefined ? [] : lineupOf(plan, side, team)
  })

const SIDES = ['home', 'away'] as const
