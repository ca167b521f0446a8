import * as v from 'valibot'
import { wholeNumber } from '../fields'
import { matchEvent, team } from './match'

const leagueFields = { ...matchEvent.entries, sport_id: v.picklist([1, 2]) }

export interface LeagueSchema extends v.ObjectSchema<typeof leagueFields, undefined> {}
/** A league in lists. */
export const league: LeagueSchema = v.object(leagueFields)

const formMatchFields = {
  match_id: wholeNumber(1),
  /** A team of the same table. */
  opponent_id: wholeNumber(1),
  result: v.picklist(['win', 'draw', 'loss']),
  scored: wholeNumber(),
  conceded: wholeNumber(),
}

interface FormMatchSchema extends v.ObjectSchema<typeof formMatchFields, undefined> {}
/** One of the last matches of a team, from its point of view. */
const formMatch: FormMatchSchema = v.object(formMatchFields)

/** What a place in a table leads to. */
const zone = v.picklist([
  'champions',
  'europa',
  'conference',
  'libertadores',
  'sudamericana',
  'asia',
  'advance',
  'promotion',
  'promotion_playoff',
  'relegation_playoff',
  'relegation',
])

const standingFields = {
  /** Teams that nothing separates share one. */
  place: wholeNumber(1),
  team,
  played: wholeNumber(),
  won: wholeNumber(),
  drawn: wholeNumber(),
  lost: wholeNumber(),
  /** Goals, points of basketball, or maps. */
  scored: wholeNumber(),
  conceded: wholeNumber(),
  points: v.pipe(v.number(), v.integer()),
}

export interface StandingSchema extends v.ObjectSchema<typeof standingFields, undefined> {}
/** The place of a team in a table. */
export const standing: StandingSchema = v.object(standingFields)

const decisionFields = {
  /** Added to its points; negative for points taken off. */
  points: v.pipe(v.number(), v.integer()),
  expelled: v.picklist([0, 1]),
  /** 1 if its matches count for nobody. */
  annulled: v.picklist([0, 1]),
  /** In the language of the call. */
  reason: v.string(),
}

interface DecisionSchema extends v.ObjectSchema<typeof decisionFields, undefined> {}
/** What a league decided about a team, beside its results. */
const tableDecision: DecisionSchema = v.object(decisionFields)

const leagueStandingFields = {
  ...standing.entries,
  /** The last five matches, oldest first. */
  form: v.array(formMatch),
  zone: v.nullable(zone),
  /** Null in the tables at home and away. */
  decision: v.nullable(tableDecision),
}

export interface LeagueStandingSchema extends v.ObjectSchema<typeof leagueStandingFields, undefined> {}
/** A place in the table of a league page. */
export const leagueStanding: LeagueStandingSchema = v.object(leagueStandingFields)

const rankedFields = {
  /** From 1. Equal values have the same place. */
  place: wholeNumber(1),
  /** In the language of the call; empty in a ranking of teams. */
  player: v.string(),
  team,
  /** Goals, assists, cards; of a team what it scored. */
  value: wholeNumber(),
  /** How many of the goals were penalties. */
  penalties: wholeNumber(),
  /** How many of the cards were red. */
  red: wholeNumber(),
  /** 1 if simulated matches are counted. */
  simulated: v.picklist([0, 1]),
}

export interface RankedSchema extends v.ObjectSchema<typeof rankedFields, undefined> {}
/** A place in a ranking of players or teams. */
export const ranked: RankedSchema = v.object(rankedFields)

export type League = v.InferOutput<typeof league>
export type Standing = v.InferOutput<typeof standing>
export type LeagueStanding = v.InferOutput<typeof leagueStanding>
export type StandingZone = v.InferOutput<typeof zone>
export type Ranked = v.InferOutput<typeof ranked>
