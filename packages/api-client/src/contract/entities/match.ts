import { BOOKMAKERS, FIFA_STATS } from '@org/domain'
import type * as domain from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds, wholeNumber } from '../fields'

const amount = wholeNumber()
const score = v.nullable(amount)

const teamFields = {
  id: count,
  name_zh: v.string(),
  short_name_zh: v.string(),
  name_en: v.string(),
  short_name_en: v.string(),
  /** The Brazilian name; ours. */
  name_pt: v.string(),
  short_name_pt: v.string(),
  logo: v.string(),
  country_logo: v.string(),
}

export interface TeamSchema extends v.ObjectSchema<typeof teamFields, undefined> {}
export const team: TeamSchema = v.object(teamFields)

const matchEventFields = {
  id: count,
  logo: v.string(),
  name_zh: v.string(),
  short_name_zh: v.string(),
  name_en: v.string(),
  short_name_en: v.string(),
  /** The Brazilian name; ours. */
  name_pt: v.string(),
  short_name_pt: v.string(),
}

export interface MatchEventSchema extends v.ObjectSchema<typeof matchEventFields, undefined> {}
export const matchEvent: MatchEventSchema = v.object(matchEventFields)

const matchStateFields = {
  status: amount,
  /** Kick-off of the running half. Rule: DOM-56. */
  time: epochSeconds,
  period_count: amount,
  /** Seconds left of the running basketball period. */
  period_remaining_time: amount,
  home_score: amount,
  away_score: amount,
  home_half_score: score,
  away_half_score: score,
  home_extra_score: score,
  away_extra_score: score,
  home_penalty_score: score,
  away_penalty_score: score,
  home_quarter_scores: v.array(amount),
  away_quarter_scores: v.array(amount),
  home_red: amount,
  away_red: amount,
  home_yellow: amount,
  away_yellow: amount,
  home_corner: amount,
  away_corner: amount,
}

export interface MatchStateSchema extends v.ObjectSchema<typeof matchStateFields, undefined> {}
/** What changes of a match while it is played: `MatchState` of @org/domain. */
export const matchState: MatchStateSchema = v.object(matchStateFields) satisfies v.GenericSchema<
  unknown,
  domain.MatchState
>

const matchFields = {
  id: count,
  sport_id: v.picklist([1, 2, 3]),
  kickoff_time: epochSeconds,
  /** 1 if a live room shows it. */
  live: v.picklist([0, 1]),
  attented: v.picklist([0, 1]),
  /** 1 if nobody has played it; ours. */
  simulated: v.picklist([0, 1]),
  /** 1 if its result was decided at the table, not on the pitch; ours. */
  awarded: v.picklist([0, 1]),
  event_id: count,
  hometeam: team,
  awayteam: team,
  matchevent: matchEvent,
  round: v.string(),
  ...matchStateFields,
  /** Win odds of the first bookmaker, decimal; draw is 0 in basketball. */
  odds: v.nullable(v.object({ home: v.number(), draw: v.number(), away: v.number() })),
  /** Increases with every change of the match: the newer stamp wins. Epoch milliseconds. */
  stamp: count,
}

export interface MatchSchema extends v.ObjectSchema<typeof matchFields, undefined> {}
/** A match in lists and pages: `Match` of @org/domain, plus round and odds, which are ours. */
export const match: MatchSchema = v.object(matchFields) satisfies v.GenericSchema<unknown, domain.Match>

const incidentFields = {
  id: count,
  /** The counted minute (1, 45, 90). */
  minute: count,
  /** Minutes of stoppage time in addition; 0 for none. */
  added: count,
  kind: v.picklist([
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
  ]),
  side: v.picklist(['home', 'away', 'none']),
  player: v.string(),
  /** The player who gave the assist, or who comes on in a substitution. */
  second_player: v.string(),
  home_score: count,
  away_score: count,
  /** The football status that begins, for `period`. */
  status: count,
}

export interface IncidentSchema extends v.ObjectSchema<typeof incidentFields, undefined> {}
export const incident: IncidentSchema = v.object(incidentFields)

const annulment = v.picklist(['var', 'offside', 'foul', 'handball', 'correction'])

const annulledIncidentFields = {
  ...incidentFields,
  /** Why it does not count: a decision on the pitch, or a `correction` by the source. */
  reason: annulment,
}

export interface AnnulledIncidentSchema extends v.ObjectSchema<typeof annulledIncidentFields, undefined> {}
/** An incident that was reported and does not count. Its `id` is that which it had; a later one may have it too. */
export const annulledIncident: AnnulledIncidentSchema = v.object(annulledIncidentFields)

const commentaryFields = {
  id: count,
  /** `67'` in football, `Q3 04:12` in basketball. */
  clock: v.string(),
  text: v.string(),
  important: v.picklist([0, 1]),
  home_score: count,
  away_score: count,
}

export interface CommentarySchema extends v.ObjectSchema<typeof commentaryFields, undefined> {}
/** A line of the text commentary, in the language of the call. */
export const commentary: CommentarySchema = v.object(commentaryFields)

const annulledCommentaryFields = { ...commentaryFields, reason: annulment }

export interface AnnulledCommentarySchema extends v.ObjectSchema<typeof annulledCommentaryFields, undefined> {}
/** A line on an incident that does not count. */
export const annulledCommentary: AnnulledCommentarySchema = v.object(annulledCommentaryFields)

/** The domain's kinds of FIFA statistics, and ours. */
const statKind = v.picklist([
  ...FIFA_STATS,
  'fouls',
  'offsides',
  'field_goals',
  'field_goal_accuracy',
  'three_points',
  'three_point_accuracy',
  'free_throws',
  'free_throw_accuracy',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
])

const matchStatFields = { kind: statKind, home: v.number(), away: v.number() }

export interface MatchStatSchema extends v.ObjectSchema<typeof matchStatFields, undefined> {}
export const matchStat: MatchStatSchema = v.object(matchStatFields)

const oddsFields = { home: v.number(), draw: v.number(), away: v.number() }

interface OddsSchema extends v.ObjectSchema<typeof oddsFields, undefined> {}
const odds: OddsSchema = v.object(oddsFields)

const bookmakerOddsFields = {
  company: v.picklist(BOOKMAKERS),
  market: v.picklist(['winner', 'handicap', 'total']),
  line: v.number(),
  opening: odds,
  current: odds,
  /** Oldest first. */
  history: v.array(v.object({ ...odds.entries, time: epochSeconds })),
}

export interface BookmakerOddsSchema extends v.ObjectSchema<typeof bookmakerOddsFields, undefined> {}
/** One bookmaker's odds for one market; `line` is the handicap or total, 0 for the winner market. */
export const bookmakerOdds: BookmakerOddsSchema = v.object(bookmakerOddsFields)

export type Match = v.InferOutput<typeof match>
export type MatchState = v.InferOutput<typeof matchState>
export type Incident = v.InferOutput<typeof incident>
export type AnnulledIncident = v.InferOutput<typeof annulledIncident>
export type Annulment = AnnulledIncident['reason']
export type Commentary = v.InferOutput<typeof commentary>
export type AnnulledCommentary = v.InferOutput<typeof annulledCommentary>
export type MatchStat = v.InferOutput<typeof matchStat>
export type BookmakerOdds = v.InferOutput<typeof bookmakerOdds>
