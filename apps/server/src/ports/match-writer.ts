import type { Annulment, BookmakerOdds, MatchStat, MatchState } from '@org/api-client/contract'
import type { EpochSeconds, MatchSportId, TableDecision } from '@org/domain'

export type { Annulment, MatchState }

/** A source of matches, such as a data provider. It runs next to the simulation. */
export interface MatchSource {
  /** Unique. Stored with its matches, so it never changes. Sources do not see each other's matches. */
  readonly name: string
  /** Returns a function that stops it. */
  start(writer: MatchWriter): Promise<() => Promise<void>>
}

/**
 * Stores what one source of matches says. Every call is stored completely or, if any of it is invalid, not at all: it
 * throws an `InvalidMatchError`, which lists every fault.
 */
export interface MatchWriter {
  /** The ids of competitions by English name; unknown ones are created. */
  saveCompetitions(sport: MatchSportId, names: readonly CompetitionNames[]): Promise<Ids>
  /**
   * The ids of teams by English name; unknown ones are created. Teams of one name in two countries are two teams, unless the
   * country of one is unknown: save them in two calls.
   */
  saveTeams(sport: MatchSportId, teams: readonly TeamNames[]): Promise<Ids>
  /** Adds matches that have not started, and corrects known ones, except their sport. Returns their ids by key. */
  saveMatches(matches: readonly ScheduledMatch[]): Promise<Ids>
  /** What leagues decided about teams. A stage's decisions replace its former ones; its matches come first. */
  saveDecisions(stages: readonly DecidedStage[]): Promise<void>
  /** Applies reports. Those that are not newer than the last one of their match are ignored. */
  report(reports: readonly MatchReport[]): Promise<void>
}

/** A source has sent something invalid; nothing of the call is stored. */
export class InvalidMatchError extends Error {
  override readonly name = 'InvalidMatchError'
  constructor(readonly faults: readonly string[]) {
    super(`Nothing was stored. ${faults.join(' ')}`)
  }
}

export type Ids = ReadonlyMap<string, number>

/** How a competition or a team is shown. */
export interface Names {
  readonly name_en: string
  readonly short_name_en: string
  readonly name_zh: string
  readonly short_name_zh: string
  readonly name_pt: string
  readonly short_name_pt: string
  /** ISO 3166 alpha-2 in lower case, `un` for several countries. */
  readonly country: string
  /** Two colours as three hex digits each; `flag` for the country's flag. */
  readonly colours: string
}

export const COMPETITION_KINDS = ['league', 'cup', 'friendly'] as const
export type CompetitionKind = (typeof COMPETITION_KINDS)[number]

export interface CompetitionNames extends Names {
  /**
   * A league without stages has one table a season; a cup and friendlies without stages have none. If it is absent, the names
   * decide.
   */
  readonly kind?: CompetitionKind
}

export interface TeamNames extends Names {
  /** English names that the team had before: a team that is known by one of them is renamed. */
  readonly former_names?: readonly string[]
}

/** A part of a season, with the rules of its table. */
export interface Stage {
  /** `2025/26`, `2026`. */
  readonly season: string
  /** Number of the day in Asia/Shanghai on which the season's first match is scheduled, as far as is known. */
  readonly first_day: number
  /** `League`, `Group A`, `Knockout`. */
  readonly name: string
  /** A knockout stage has rounds and no table. */
  readonly kind: 'league' | 'group' | 'knockout'
  readonly win_points: number
  readonly draw_points: number
  readonly loss_points: number
  /**
   * The first tie-breaker for equal points: goal difference, head-to-head, or number of wins. Goal difference and goals
   * follow.
   */
  readonly tie_rule: 'difference' | 'head_to_head' | 'head_to_head_goals' | 'wins'
  /** The name of the stage whose results go on in this table, as in a league that splits. */
  readonly carries_from?: string
}

/** All that was decided about the teams of a stage. */
export interface DecidedStage {
  readonly competition_id: number
  readonly season: string
  readonly stage: string
  readonly decisions: readonly (TableDecision & {
    /** Shown to fans: `财务违规`. */
    readonly reason_zh: string
    readonly reason_pt: string
  })[]
}

/** What is known of a match before it starts. */
export interface ScheduledMatch {
  /** The source's own id of the match. */
  readonly key: string
  readonly sport_id: MatchSportId
  readonly competition_id: number
  readonly home_id: number
  readonly away_id: number
  readonly kickoff_time: EpochSeconds
  /** Null for a friendly, or if the source does not know it. */
  readonly stage: Stage | null
  /** `Matchday 12`, `Round of 16`; translated when shown. */
  readonly round: string
  /** Empty if unknown, like the referee. */
  readonly venue: string
  readonly referee: string
}

/** What happened in a match. Parts that are absent have not changed. */
export interface MatchReport extends ReportedParts {
  /** The source's own id of the match. */
  readonly key: string
  /** Milliseconds of the epoch, at most an hour ahead; grows with every report of the match. */
  readonly stamp: number
}

export interface ReportedParts {
  /** A knockout match of football that has ended level, and is not one of two legs, goes on: it waits for extra time. */
  readonly state?: MatchState
  readonly odds?: ListOdds
  /** The match is over. Later reports are corrections. */
  readonly settled?: boolean
  /** Whether the score of the state was decided at the table, not on the pitch. */
  readonly awarded?: boolean
  /** New plays; known ones stay as they are. */
  readonly plays?: readonly Play[]
  readonly figures?: Figures
  /** The markets that moved. */
  readonly markets?: readonly MarketOdds[]
  /** The complete line-ups of both sides. */
  readonly lineups?: readonly LineupPlayer[]
  /**
   * The given plays and markets are complete and replace the stored ones, as after a goal that does not count. Goals, cards
   * and kicks that are not among them any more are shown as annulled.
   */
  readonly corrects?: boolean
  /** Why they do not count; `correction` if it is absent. */
  readonly annulment?: Annulment
}

/** Decimal odds. */
export interface Odds {
  home: number
  draw: number
  away: number
}

/** The odds in lists: the winner market of the first bookmaker. */
export type ListOdds = Odds | null

export type Side = 'home' | 'away'

/** The incidents of a football match, what only its commentary has, then the plays of basketball and esports. */
export const PLAY_KINDS = [
  'period',
  'goal',
  'own_goal',
  'penalty_goal',
  'penalty_missed',
  'shootout_goal',
  'shootout_missed',
  'yellow_card',
  'second_yellow',
  'red_card',
  'substitution',
  'var',
  'shot_on',
  'shot_off',
  'corner',
  'foul',
  'offside',
  'two_made',
  'two_missed',
  'three_made',
  'three_missed',
  'free_made',
  'free_missed',
  'rebound',
  'turnover',
  'block',
  'timeout',
  'kill',
  'objective',
  'map',
] as const

export type PlayKind = (typeof PLAY_KINDS)[number]

export interface Play {
  /** From 1, in the order of the plays; never changes. */
  seq: number
  kind: PlayKind
  side: Side | 'none'
  /** Football: minute as counted. Basketball: the period, overtimes from 5. Esports: the map, from 1. */
  minute: number
  /** Football: minutes of stoppage time. Basketball: seconds left of the period. Esports: minute of the map. */
  added: number
  /** Score after it: goals, points, maps. */
  home: number
  away: number
  /** Status that begins, for `period`; points for basketball scores. */
  value: number
  player_en: string | null
  player_zh: string | null
  /** Who gave the assist, or comes on. */
  second_en: string | null
  second_zh: string | null
  /** When it happened; null if unknown. */
  happened_at: EpochSeconds | null
}

export interface Figures {
  readonly stats: MatchStat[]
  /** Football: pressure of each minute of play, home positive, -100 to 100. */
  readonly momentum: number[]
}

/** One bookmaker's odds of one market. */
export interface MarketOdds {
  /** The order in which bookmakers and markets are shown. */
  place: number
  company: BookmakerOdds['company']
  market: BookmakerOdds['market']
  line: number
  /** All movements, oldest first; never empty. */
  history: BookmakerOdds['history']
}

export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const

export const ABSENCES = ['injured', 'suspended'] as const

export interface LineupPlayer {
  side: Side
  /** From 1, goalkeeper first, then line by line; the bench follows the starting players, then the absent ones. */
  place: number
  starts: boolean
  name_en: string
  name_zh: string
  /** The shirt number; null if unknown. */
  number: number | null
  /** Football only. */
  position: (typeof POSITIONS)[number] | null
  /** The line of a starting football player, 0 for the goalkeeper; null if the formation is unknown. */
  line: number | null
  /** Why the player cannot play; null for all that can. */
  absence: (typeof ABSENCES)[number] | null
  /** At most one of each side, who starts. */
  captain: boolean
}
