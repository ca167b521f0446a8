import * as v from 'valibot'
import { liveRoom } from '../entities/live'
import { bookmakerOdds, commentary, incident, match, matchStat } from '../entities/match'
import { optionalDay, timeZone, wholeNumber, writtenNumber } from '../fields'

const matchid = writtenNumber(1)
/** The `{sport}` of a path. */
const sport = v.picklist(['football', 'basketball', 'esport'])
const ofMatch = v.object({ sport, matchid })
const ofDay = v.object({
  /** A day of the zone `tz`; today when empty. */
  date: optionalDay,
  /** 0 all, 1 football, 2 basketball, 3 esports. */
  sport_id: v.optional(v.picklist([0, 1, 2, 3]), 0),
  tz: timeZone,
})

export const getDateMatch = { request: ofDay, reply: v.object({ date: v.string(), list: v.array(match) }) }

export const getEventByDate = {
  request: ofDay,
  reply: v.object({
    list: v.array(
      v.object({
        id: wholeNumber(),
        sport_id: v.picklist([1, 2, 3]),
        name_zh: v.string(),
        name_en: v.string(),
        name_pt: v.string(),
        count: wholeNumber(),
      }),
    ),
  }),
}

export const getAttentMatchlist = { request: v.object({}), reply: v.object({ list: v.array(match) }) }

export const attentMatch = {
  request: v.object({ sport, matchid, type: v.picklist([0, 1]) }),
  reply: v.object({ attented: v.picklist([0, 1]) }),
}

export const getMatchInfo = {
  request: ofMatch,
  reply: v.object({ match, venue: v.string(), referee: v.string() }),
}

export const getMatchData = {
  request: ofMatch,
  reply: v.object({ stats: v.array(matchStat), momentum: v.array(v.number()) }),
}

export const getTliveData = {
  request: v.object({ sport, matchid, startid: v.optional(writtenNumber(), 0) }),
  reply: v.object({ list: v.array(commentary) }),
}

export const matchOdd = { request: ofMatch, reply: v.object({ list: v.array(bookmakerOdds) }) }

export const getMatchAnchors = { request: ofMatch, reply: v.object({ list: v.array(liveRoom) }) }

export const getIncidentsData = { request: v.object({ matchid }), reply: v.object({ list: v.array(incident) }) }
