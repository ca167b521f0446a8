import { dayOfInstant } from '../../store/matches/day-of-instant'
import type { Stage } from '../../ports/match-writer'
import { kickoffOf } from './kickoff-of'
import type { KnownCompetition } from './known-competitions'
import type { FileMatch, MatchesFile } from './openfootball-schema'

/** The stage of each match of a file: its group, the knockout, or the league. */
export const stagesOfFile = (
  { name, matches }: Pick<MatchesFile, 'name' | 'matches'>,
  known: KnownCompetition | null,
): ((match: FileMatch) => Stage) => {
  const season = {
    season: seasonIn(name),
    first_day: Math.min(...matches.map((match) => dayOfInstant(kickoffOf(match, known?.zone ?? 'UTC')))),
    win_points: 3,
    draw_points: 1,
    loss_points: 0,
    tie_rule: known?.ties ?? 'difference',
  }
  return ({ group, round }) => {
    if (group !== undefined) return { ...season, name: group, kind: 'group' }
    const half = SPLIT_ROUND.exec(round)?.[1]
    if (half !== undefined) return { ...season, name: half, kind: 'league', carries_from: LEAGUE }
    return LEAGUE_ROUND.test(round)
      ? { ...season, name: LEAGUE, kind: 'league' }
      : { ...season, name: 'Knockout', kind: 'knockout' }
  }
}

export const LEAGUE = 'League'

/** `Championship round 3`: the league has split, and results go on. */
const SPLIT_ROUND = /^((?:Championship|Relegation) (?:round|group)),? (?:Matchday )?\d+$/i

/** All other rounds are knockout: `Round of 16`, `Final`, `Match for third place`. */
const LEAGUE_ROUND = /^(Matchday|Round|Week|Spieltag|Jornada|Rodada) \d+$/

/** `2025/26` of `English Premier League 2025/26`; the whole name if it has no year. */
const seasonIn = (name: string): string => /\d{4}([/-]\d{2,4})?/.exec(name)?.[0].replace('-', '/') ?? name
