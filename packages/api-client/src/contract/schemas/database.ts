import * as v from 'valibot'
import { league, leagueStanding, ranked } from '../entities/league'
import { countedWithout } from '../entities/leave-out'
import { match } from '../entities/match'
import { cupEvent, knockoutRound } from '../entities/fifa'
import { rowId, wholeNumber, writtenNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged } from '../paged'

const leagues = v.array(league)
const empty = v.object({})

/** A season of a league. */
const ofSeason = {
  sport: v.picklist(['football', 'basketball']),
  event_id: idOf('league', writtenNumber(1)),
  /** 0 for the newest. */
  season_id: v.optional(idOf('season', writtenNumber()), 0),
}
const rankType = v.picklist(['scorers', 'assists', 'teams', 'cards'])
const scope = v.picklist(['total', 'home', 'away'])

export const getDatabaseHome = {
  request: empty,
  reply: v.object({ bbList: leagues, fbList: leagues, hotList: leagues, cup: cupEvent }),
}

export const getEventList = paged(league, {
  /** 0 for both. */
  sport_id: v.optional(v.picklist([0, 1, 2]), 0),
})

export const getEventInfo = {
  request: v.object(ofSeason),
  reply: v.object({
    league,
    /** The season of the reply. */
    season_id: wholeNumber(),
    /** Newest first. */
    seasons: v.array(v.object({ id: rowId, name: v.string() })),
    /** What there is of the season. */
    tabs: v.array(v.picklist(['table', 'bracket', 'schedule', 'scorers', 'assists', 'cards', 'teams', 'numbers'])),
    /** Names in the order of their start. */
    rounds: v.array(v.string()),
    /** The number, from 1, of the first round whose middle match kicked off at most a day ago or is to come, otherwise of the last; 0 without rounds. */
    round: wholeNumber(),
    /** 1 if matches of the season are simulated. */
    simulated: v.picklist([0, 1]),
  }),
}

export const getEventView = {
  request: v.object({ ...ofSeason, ...countedWithout }),
  reply: v.object({
    matches: wholeNumber(),
    /** Of these matches those that have ended; the other numbers count only them. */
    played: wholeNumber(),
    scored: wholeNumber(),
    home_wins: wholeNumber(),
    draws: wholeNumber(),
    away_wins: wholeNumber(),
  }),
}

export const getEventIntegral = {
  request: v.object({ ...ofSeason, scope: v.optional(scope, 'total'), ...countedWithout }),
  reply: v.object({
    /** The first tie-breaker of teams with equal points; goal difference and goals follow. */
    tie_rule: v.picklist(['difference', 'head_to_head', 'head_to_head_goals', 'wins']),
    /** One table, without a name, or one a group. The id is 0 if the source of the matches names no stage. */
    groups: v.array(v.object({ id: wholeNumber(), name: v.string(), list: v.array(leagueStanding) })),
    /** The knockout of the season, which is not of a scope, and its matches. */
    bracket: v.array(knockoutRound),
    matches: v.array(match),
  }),
}

export const getEventRank = {
  request: v.object({ ...ofSeason, type: rankType, ...countedWithout }),
  /** The first 30. */
  reply: v.object({ list: v.array(ranked) }),
}

export const getEventMatch = paged(match, {
  ...ofSeason,
  /** Its number in the `rounds` of `getEventInfo`, from 1; 0 for the current round. */
  round: v.optional(notId(wholeNumber()), 0),
})

const leaders = v.object({
  list: v.array(
    v.object({
      league,
      /** The first three. */
      list: v.array(leagueStanding),
      /** 1 if matches of the season are simulated. */
      simulated: v.picklist([0, 1]),
    }),
  ),
})

export const getHotFootballRank = { request: v.object(countedWithout), reply: leaders }
export const getHotBasketballRank = { request: v.object(countedWithout), reply: leaders }

const words = v.array(v.object({ name: v.string(), data: v.string() }))

export const getBaseDictionary = {
  request: empty,
  reply: v.object({ basket_ball_type: words, foot_ball_type: words, integral_type: words, sports_type: words }),
}

export const getBillboard = paged(v.object({ ...ranked.entries, league }), { type: rankType, ...countedWithout })
