import * as v from 'valibot'
import { mutation, query } from '../define-endpoint'
import { liveRoom } from '../entities/live'
import { bookmakerOdds, commentary, incident, match, matchStat } from '../entities/match'
import { optionalDay, wholeNumber, writtenNumber } from '../fields'

const matchid = writtenNumber(1)
/** The `{sport}` of a path. */
const sport = v.picklist(['football', 'basketball', 'esport'])
const ofMatch = v.object({ sport, matchid })
/** A day in Asia/Shanghai; today when empty. */
const date = optionalDay

export const matchEndpoints = {
  getDateMatch: query({
    method: 'POST',
    path: '/api/race/getDateMatch',
    summary: 'All matches of a day; today also those still in play since yesterday.',
    viewer: 'anyone',
    request: v.object({
      date,
      /** 0 all, 1 football, 2 basketball, 3 esports. */
      sport_id: v.optional(v.picklist([0, 1, 2, 3]), 0),
    }),
    reply: v.object({ date: v.string(), list: v.array(match) }),
    provides: ['match'],
    hideLoading: true,
  }),
  getEventByDate: query({
    method: 'POST',
    path: '/api/race/getEventByDate',
    summary: 'How many matches of each sport a day has, per event.',
    viewer: 'anyone',
    request: v.object({ date, sport_id: v.optional(v.picklist([0, 1, 2, 3]), 0) }),
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
    provides: ['match'],
    hideLoading: true,
  }),
  getAttentMatchlist: query({
    method: 'POST',
    path: '/api/race/getAttentMatchlist',
    summary: 'The matches the viewer has collected, next kick-off first.',
    viewer: 'guest',
    request: v.object({}),
    reply: v.object({ list: v.array(match) }),
    provides: ['attention'],
    hideLoading: true,
  }),
  attentMatch: mutation({
    method: 'POST',
    path: '/api/:sport/attentMatch',
    summary: 'Collects a match (type 1) or lets it go (type 0).',
    viewer: 'guest',
    request: v.object({ sport, matchid, type: v.picklist([0, 1]) }),
    reply: v.object({ attented: v.picklist([0, 1]) }),
    invalidates: ['attention'],
    hideLoading: true,
  }),
  getMatchInfo: query({
    method: 'POST',
    path: '/api/:sport/getMatchInfo',
    summary: 'One match.',
    viewer: 'anyone',
    request: ofMatch,
    reply: v.object({ match, venue: v.string(), referee: v.string() }),
    provides: ['match'],
    hideLoading: true,
  }),
  getMatchData: query({
    method: 'POST',
    path: '/api/:sport/getMatchData',
    summary: 'Statistics of both teams and, for football, the momentum a minute (home positive, -100 to 100).',
    viewer: 'anyone',
    request: ofMatch,
    reply: v.object({ stats: v.array(matchStat), momentum: v.array(v.number()) }),
    provides: ['match'],
    hideLoading: true,
  }),
  getTliveData: query({
    method: 'POST',
    path: '/api/:sport/getTliveData',
    summary: 'Text commentary after `startid`, oldest first, at most 200 lines.',
    viewer: 'anyone',
    request: v.object({ sport, matchid, startid: v.optional(writtenNumber(), 0) }),
    reply: v.object({ list: v.array(commentary) }),
    provides: ['match'],
    hideLoading: true,
  }),
  matchOdd: query({
    method: 'POST',
    path: '/api/:sport/matchOdd',
    summary: 'Odds of the bookmakers with their movement.',
    viewer: 'anyone',
    request: ofMatch,
    reply: v.object({ list: v.array(bookmakerOdds) }),
    provides: ['match'],
    hideLoading: true,
  }),
  getMatchAnchors: query({
    method: 'POST',
    path: '/api/:sport/getMatchAnchors',
    summary: 'The live rooms that show the match.',
    viewer: 'anyone',
    request: ofMatch,
    reply: v.object({ list: v.array(liveRoom) }),
    provides: ['live'],
    hideLoading: true,
  }),
  getIncidentsData: query({
    method: 'POST',
    path: '/webapi/football/getIncidentsData',
    summary: 'Goals, cards, substitutions and periods of a football match, oldest first.',
    viewer: 'anyone',
    request: v.object({ matchid }),
    reply: v.object({ list: v.array(incident) }),
    provides: ['match'],
    hideLoading: true,
  }),
}
