import * as v from 'valibot'
import { liveRoom } from '../entities/live'
import {
  annulledCommentary,
  annulledIncident,
  bookmakerOdds,
  commentary,
  incident,
  match,
  matchEvent,
  matchStat,
} from '../entities/match'
import { optionalDay, text, timeZone, wholeNumber, writtenNumber } from '../fields'
import { idOf, notId } from '../id-fields'

const matchid = idOf('match', writtenNumber(1))
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

/** The list has no full names of teams, and names in no other language than that of the call. */
export const getDateMatch = {
  request: v.object({
    ...ofDay.entries,
    /** The `mark` of the reply that the caller has; '' for a whole list. */
    mark: v.optional(notId(text(100)), ''),
    /** Only matches of these leagues; of all if there are none. */
    event_ids: v.optional(notId(v.pipe(v.array(wholeNumber(1)), v.maxLength(100))), []),
  }),
  reply: v.object({
    date: v.string(),
    list: v.array(match),
    /** The moment of the list, for the next call. */
    mark: v.string(),
    /** Null if `list` is the whole day. Otherwise `list` has what has changed since the mark of the request. */
    changes: v.nullable(
      v.object({
        /** How many matches the day has. A caller that has another number afterwards loads the whole list. */
        total: wholeNumber(),
        /** The ids of all matches that a live room shows. */
        live: v.array(wholeNumber()),
        /** The ids of all matches that the viewer has collected. */
        attented: v.array(wholeNumber()),
      }),
    ),
  }),
}

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

export const getRaceTag = {
  request: ofDay,
  reply: v.object({
    list: v.array(
      v.object({
        ...matchEvent.entries,
        sport_id: v.picklist([1, 2, 3]),
        count: wholeNumber(),
        inplay: wholeNumber(),
        waiting: wholeNumber(),
        finished: wholeNumber(),
        /** How many collected its matches of the day, plus its live rooms; hot leagues have more than 0. */
        hot: wholeNumber(),
      }),
    ),
  }),
}

export const getRaceSubTab = {
  request: v.object({ date: optionalDay, tz: timeZone }),
  reply: v.object({
    list: v.array(
      v.object({
        sport_id: v.picklist([1, 2, 3]),
        all: wholeNumber(),
        inplay: wholeNumber(),
        waiting: wholeNumber(),
        finished: wholeNumber(),
      }),
    ),
  }),
}

/** More days than a page of a calendar has. */
const MOST_DAYS = 42
export const getRecentMatchCount = {
  request: v.object({
    ...ofDay.entries,
    /** How many days before and after `date` are counted. */
    before: v.optional(wholeNumber(0, MOST_DAYS), 3),
    after: v.optional(wholeNumber(0, MOST_DAYS), 3),
  }),
  /** A row for each day, in their order. */
  reply: v.object({ list: v.array(v.object({ date: v.string(), count: wholeNumber() })) }),
}

export const getRecMath = {
  request: v.object({ sport_id: v.optional(v.picklist([0, 1, 2, 3]), 0) }),
  reply: v.object({ list: v.array(match) }),
}

export const getAttentMatchlist = { request: v.object({}), reply: v.object({ list: v.array(match) }) }

export const attentMatch = {
  request: v.object({ sport, matchid, type: v.picklist([0, 1]) }),
  reply: v.object({ attented: v.picklist([0, 1]) }),
}

export const getMatchInfo = {
  request: ofMatch,
  reply: v.object({
    match,
    venue: v.string(),
    referee: v.string(),
    /** What is not known of a match that is over; empty until then. */
    missing: v.array(v.picklist(['lineup', 'odds'])),
  }),
}

export const getMatchData = {
  request: ofMatch,
  reply: v.object({
    stats: v.array(matchStat),
    momentum: v.array(v.number()),
    /** The colours of each team as `#rrggbb`, preferred first; empty if unknown. */
    colours: v.object({ home: v.array(v.string()), away: v.array(v.string()) }),
  }),
}

export const getTliveData = {
  request: v.object({ sport, matchid, startid: v.optional(notId(writtenNumber()), 0) }),
  /** `annulled` has all lines that do not count, oldest first: when it changes, earlier lines are out of date. */
  reply: v.object({ list: v.array(commentary), annulled: v.array(annulledCommentary) }),
}

export const matchOdd = { request: ofMatch, reply: v.object({ list: v.array(bookmakerOdds) }) }

export const getMatchAnchors = { request: ofMatch, reply: v.object({ list: v.array(liveRoom) }) }

export const getIncidentsData = {
  request: v.object({ matchid }),
  reply: v.object({ list: v.array(incident), annulled: v.array(annulledIncident) }),
}
