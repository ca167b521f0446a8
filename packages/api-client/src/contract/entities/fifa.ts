import { FIFA_STATS } from '@org/domain'
import * as v from 'valibot'
import { count } from '../fields'
import { matchEvent, team } from './match'

const points: v.GenericSchema<number> = v.pipe(v.number(), v.minValue(0))

const teamRankFields = {
  rank: count,
  /** In the ranking before; null for a new team. */
  previous_rank: v.nullable(count),
  points,
  /** The kept rankings, the oldest first; the last one is this. */
  history: v.array(v.object({ date: v.string(), rank: count, points })),
}

export interface TeamRankSchema extends v.ObjectSchema<typeof teamRankFields, undefined> {}
/** A place of the ranking of national teams. */
export const teamRank: TeamRankSchema = v.object(teamRankFields)

const groupRowFields = {
  place: count,
  team,
  played: count,
  won: count,
  drawn: count,
  lost: count,
  scored: count,
  conceded: count,
  points: v.pipe(v.number(), v.integer()),
  /** 1 if the team plays in the knockout. */
  qualified: v.picklist([0, 1]),
}

interface GroupRowSchema extends v.ObjectSchema<typeof groupRowFields, undefined> {}
/** A row of the table of a group. */
const groupRow: GroupRowSchema = v.object(groupRowFields)

const groupTableFields = { name: v.string(), rows: v.array(groupRow) }

export interface GroupTableSchema extends v.ObjectSchema<typeof groupTableFields, undefined> {}
export const groupTable: GroupTableSchema = v.object(groupTableFields)

const knockoutRoundFields = {
  name: v.string(),
  /** 1 for the match for the third place. */
  apart: v.picklist([0, 1]),
  ties: v.array(
    v.object({
      /** The last match between the teams, whose home side comes first. */
      matchid: count,
      /** The first leg, or the matches of a series before the last one. */
      earlier: v.array(count),
      /** Of two legs the goals, of a series the won matches; null for one match, or before the first score. */
      total: v.nullable(v.object({ home: count, away: count })),
      winner: v.picklist(['home', 'away', 'none']),
    }),
  ),
}

export interface KnockoutRoundSchema extends v.ObjectSchema<typeof knockoutRoundFields, undefined> {}
/** A round of the knockout; the winners of two neighbours meet in the next one. */
export const knockoutRound: KnockoutRoundSchema = v.object(knockoutRoundFields)

const stadiumFields = {
  /** With its city, in the language of the call. */
  name: v.string(),
  country: v.string(),
  capacity: count,
  /** Those of the tournament that are played there, by kick-off. */
  matchids: v.array(count),
}

export interface StadiumSchema extends v.ObjectSchema<typeof stadiumFields, undefined> {}
/** A ground of the tournament. */
export const stadium: StadiumSchema = v.object(stadiumFields)

const scorerFields = {
  /** Players with equally many goals have the same rank. */
  rank: count,
  player: v.string(),
  team,
  goals: count,
  /** The goals that were penalties. */
  penalties: count,
}

export interface ScorerSchema extends v.ObjectSchema<typeof scorerFields, undefined> {}
export const scorer: ScorerSchema = v.object(scorerFields)

const teamFigureFields = {
  kind: v.picklist(FIFA_STATS),
  value: v.nullable(v.number()),
  mean: v.number(),
}

export interface TeamFigureSchema extends v.ObjectSchema<typeof teamFigureFields, undefined> {}
/** A figure a match: that of the team, null before its first match, and the mean of all teams of the tournament. */
export const teamFigure: TeamFigureSchema = v.object(teamFigureFields)

const honourFields = {
  tournament: v.string(),
  /** Years, the newest first. */
  titles: v.array(count),
  /** Years of lost finals. */
  finals: v.array(count),
  /** How often the team took part, and when first. */
  entries: count,
  first: count,
}

export interface HonourSchema extends v.ObjectSchema<typeof honourFields, undefined> {}
export const honour: HonourSchema = v.object(honourFields)

const squadPlayerFields = {
  number: count,
  position: v.picklist(['GK', 'DF', 'MF', 'FW']),
  name: v.string(),
  club: v.string(),
  date_of_birth: v.string(),
}

export interface SquadPlayerSchema extends v.ObjectSchema<typeof squadPlayerFields, undefined> {}
export const squadPlayer: SquadPlayerSchema = v.object(squadPlayerFields)

/** A World Cup; null if none has been imported. */
export const cupEvent = v.nullable(matchEvent)

export type TeamRank = v.InferOutput<typeof teamRank>
export type GroupTable = v.InferOutput<typeof groupTable>
export type KnockoutRound = v.InferOutput<typeof knockoutRound>
export type Scorer = v.InferOutput<typeof scorer>
export type TeamFigure = v.InferOutput<typeof teamFigure>
export type Honour = v.InferOutput<typeof honour>
export type SquadPlayer = v.InferOutput<typeof squadPlayer>
