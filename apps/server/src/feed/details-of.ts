import { SPORT } from '@org/domain'
import type { MatchPlan, StoredPlan } from '../store/matches/stored-plan'
import type { LineupPlayer, ReportedParts, Side } from '../ports/match-writer'
import { TEAMS } from './catalogue/competitions'
import { bookmakerOdds, oddsMoments } from './odds/bookmaker-odds'
import { playSeconds } from './simulation/match-plan'
import { playsUntil, type MatchScript, type Play } from './simulation/match-script'
import { matchStats, momentumUntil } from './simulation/match-stats'
import { playersOf } from './simulation/script-of-plan'

/** How much of a match's details exists. */
export interface Progress {
  readonly plays: number
  /** The number of odds movements. */
  readonly movements: number
  readonly minute: number
  readonly areLineupsKnown: boolean | null
}

/** Different from all that a match can have. */
export const NOTHING_STORED: Progress = { plays: 0, movements: -1, minute: -1, areLineupsKnown: null }

export const progressOf = ({ plan, record }: StoredPlan, script: MatchScript, now: number): Progress => {
  const at = playSeconds(plan, now)
  const isPlayed = script.plays.length > 0
  return {
    plays: at < 0 ? 0 : playsUntil(script, at).length,
    movements: isPlayed ? oddsMoments(script, at).length : 0,
    minute: momentumUntil(script, at).length,
    // Imported files have no line-ups.
    areLineupsKnown: isPlayed && record === null && at >= -LINEUPS_BEFORE * plan.speed,
  }
}

/** Seconds before the kick-off at which line-ups are published. */
const LINEUPS_BEFORE = 3600

/** The details of a match up to an instant, without those already stored; the statistics are always complete. */
export const detailsOf = (
  { plan, record }: StoredPlan,
  script: MatchScript,
  now: number,
  stored: Progress = NOTHING_STORED,
): Pick<ReportedParts, 'plays' | 'figures' | 'markets' | 'lineups'> => {
  const at = playSeconds(plan, now)
  const progress = progressOf({ plan, record }, script, now)
  return {
    plays: script.plays
      .slice(stored.plays, progress.plays)
      .map((play, index) => playRow(play, stored.plays + index + 1)),
    figures: { stats: matchStats(plan, script, at), momentum: momentumUntil(script, at) },
    ...(progress.movements !== stored.movements && { markets: marketsOf(plan, script, at, progress.movements) }),
    ...(progress.areLineupsKnown !== stored.areLineupsKnown && {
      lineups: progress.areLineupsKnown === true ? lineupsOf(plan) : [],
    }),
  }
}

export const isSameProgress = (a: Progress, b: Progress): boolean =>
  a.plays === b.plays && a.movements === b.movements && a.minute === b.minute && a.areLineupsKnown === b.areLineupsKnown

const marketsOf = (plan: MatchPlan, script: MatchScript, at: number, movements: number) =>
  movements === 0 ? [] : bookmakerOdds(plan, script, at).map((row, place) => ({ ...row, place }))

const playRow = ({ kind, side, minute, added, home, away, value, player, second }: Play, seq: number) => ({
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
})

/** The numbers of starting and of listed players. */
const SQUADS = {
  [SPORT.football]: { starters: 11, named: 20 },
  [SPORT.basketball]: { starters: 5, named: 10 },
  [SPORT.esport]: { starters: 5, named: 5 },
} as const

const lineupsOf = (plan: MatchPlan): LineupPlayer[] => {
  const { starters, named } = SQUADS[plan.sport]
  const rows = (side: Side, teamId: number) => {
    const team = TEAMS.get(teamId)
    const players = team === undefined ? [] : playersOf(team).slice(0, named)
    return players.map(([name_en, name_zh], index) => ({
      side,
      place: index + 1,
      starts: index < starters,
      name_en,
      name_zh,
    }))
  }
  return [...rows('home', plan.homeId), ...rows('away', plan.awayId)]
}
