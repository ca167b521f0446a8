import * as v from 'valibot'
import { epochSeconds, wholeNumber } from '../fields'
import { match, matchStat, team } from './match'

const count = wholeNumber()

const internationalFields = {
  /** The day at the ground. */
  date: v.string(),
  hometeam: team,
  awayteam: team,
  home_score: count,
  away_score: count,
  /** In the language of the call if it is known. */
  tournament: v.string(),
}

export interface InternationalSchema extends v.ObjectSchema<typeof internationalFields, undefined> {}
/** A result of national teams that is known without its match. */
export const international: InternationalSchema = v.object(internationalFields)

const teamFormFields = { results: v.array(match), next: v.array(match), internationals: v.array(international) }

export interface TeamFormSchema extends v.ObjectSchema<typeof teamFormFields, undefined> {}
/**
 * A team's last results, the newest first, and its next matches, the first one first. `internationals` are the last results of a
 * national team besides those.
 */
export const teamForm: TeamFormSchema = v.object(teamFormFields)

export const OUTCOMES = ['home', 'draw', 'away'] as const

const voteCountFields = {
  home: count,
  draw: count,
  away: count,
  /** Empty if the viewer has not voted. */
  mine: v.picklist(['', ...OUTCOMES]),
  /** 1 until the kick-off. */
  open: v.picklist([0, 1]),
}

export interface VoteCountSchema extends v.ObjectSchema<typeof voteCountFields, undefined> {}
/** How many viewers voted for each outcome, and the vote of the viewer. */
export const voteCount: VoteCountSchema = v.object(voteCountFields)

const forecastFields = {
  home: v.number(),
  draw: v.number(),
  away: v.number(),
  home_goals: v.number(),
  away_goals: v.number(),
  scores: v.array(v.object({ home: count, away: count, chance: v.number() })),
  /** The number of results that the model knows. */
  results: count,
}

export interface ForecastSchema extends v.ObjectSchema<typeof forecastFields, undefined> {}
/** The chances from 0 to 1 that the goal model gives a football match, and its likeliest scores. */
export const forecast: ForecastSchema = v.object(forecastFields)

const lineupPlayerFields = {
  /** In the language of the call. */
  name: v.string(),
  /** The shirt number; null if unknown, as the position. */
  number: v.nullable(count),
  position: v.nullable(v.picklist(['goalkeeper', 'defender', 'midfielder', 'forward'])),
  /** 1 for the captain; nobody is if it is unknown. */
  captain: v.picklist([0, 1]),
}

export interface LineupPlayerSchema extends v.ObjectSchema<typeof lineupPlayerFields, undefined> {}
export const lineupPlayer: LineupPlayerSchema = v.object(lineupPlayerFields)

const teamLineupFields = {
  /** `4-3-3`; empty if unknown. */
  formation: v.string(),
  /** The goalkeeper first, then line by line. */
  starters: v.array(lineupPlayer),
  bench: v.array(lineupPlayer),
  absent: v.array(v.object({ ...lineupPlayer.entries, reason: v.picklist(['injured', 'suspended']) })),
}

export interface TeamLineupSchema extends v.ObjectSchema<typeof teamLineupFields, undefined> {}
export const teamLineup: TeamLineupSchema = v.object(teamLineupFields)

const timelineMinuteFields = {
  /** As in an incident: football the counted minute, basketball the period, esports the map. */
  minute: count,
  added: count,
  /** `45+2'`, `Q3 04:00`, as in the commentary. */
  clock: v.string(),
  /** When the minute ended; null if unknown. */
  until: v.nullable(epochSeconds),
  /** The id of the last incident or line of commentary until then; 0 if there is none. */
  last_id: count,
  home_score: count,
  away_score: count,
  /** Football: the pressure, home positive, -100 to 100; null if unknown. */
  momentum: v.nullable(v.number()),
  /** The winner market of the first bookmaker; null if unknown. */
  odds: v.nullable(v.object({ home: v.number(), draw: v.number(), away: v.number() })),
  /** The statistics that are known by minute: others are known of the present or the end only. */
  stats: v.array(matchStat),
}

export interface TimelineMinuteSchema extends v.ObjectSchema<typeof timelineMinuteFields, undefined> {}
/** A minute of a match: what had happened by its end. */
export const timelineMinute: TimelineMinuteSchema = v.object(timelineMinuteFields)

const leaderFields = { player: v.string(), value: count }

interface LeaderSchema extends v.ObjectSchema<typeof leaderFields, undefined> {}
const leader: LeaderSchema = v.object(leaderFields)
const leadersFields = { points: v.array(leader), rebounds: v.array(leader), assists: v.array(leader) }

export interface LeadersSchema extends v.ObjectSchema<typeof leadersFields, undefined> {}
export const leaders: LeadersSchema = v.object(leadersFields)

export type International = v.InferOutput<typeof international>
export type TeamForm = v.InferOutput<typeof teamForm>
export type VoteCount = v.InferOutput<typeof voteCount>
export type Outcome = (typeof OUTCOMES)[number]
export type Forecast = v.InferOutput<typeof forecast>
export type LineupPlayer = v.InferOutput<typeof lineupPlayer>
export type TeamLineup = v.InferOutput<typeof teamLineup>
export type TimelineMinute = v.InferOutput<typeof timelineMinute>
export type Leaders = v.InferOutput<typeof leaders>
