import type { matchDetailRows, matchListRows, matchRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { roomsOfMatch } from '../../services/live/list-rooms'
import { collectedMatches, collectMatch } from '../../services/matches/collected-matches'
import { dayCompetitions, dayLeagues, daysAround, daySports } from '../../services/matches/day-counts'
import { dayMatches } from '../../services/matches/day-matches'
import { allIncidents, matchCommentary, matchFigures, matchInfo, matchOdds } from '../../services/matches/match-details'
import { recommendedMatches } from '../../services/matches/recommended-matches'
import type { Handlers } from '../handler'

export const matchHandlers = {
  getDateMatch: ({ date, sport_id: sport, tz: zone, mark, event_ids: leagues }, { context, viewer, lang }) =>
    dayMatches(context, { date, zone, sport }, { viewer: userIDOf(viewer), lang, mark, leagues }),

  getEventByDate: async ({ date, sport_id: sport, tz: zone }, { context }) => ({
    list: await dayCompetitions(context, { date, zone, sport }),
  }),

  getRaceTag: async ({ date, sport_id: sport, tz: zone }, { context }) => ({
    list: await dayLeagues(context, { date, zone, sport }),
  }),

  getRaceSubTab: async ({ date, tz: zone }, { context }) => ({ list: await daySports(context, { date, zone }) }),

  getRecentMatchCount: async ({ date, sport_id: sport, tz: zone, before, after }, { context }) => ({
    list: await daysAround(context, { date, zone, sport }, { before, after }),
  }),

  getRecMath: async ({ sport_id }, { context, viewer, lang }) => ({
    list: await recommendedMatches(context, sport_id, { viewer: userIDOf(viewer), lang }),
  }),

  getAttentMatchlist: async (_request, { context, viewer, lang }) => ({
    list: await collectedMatches(context, viewer.userID, lang),
  }),

  attentMatch: async ({ type, ...match }, { context, viewer }) => {
    await collectMatch(context, match, { viewer: viewer.userID, attended: type === 1 })
    return { attented: type }
  },

  getMatchInfo: (match, { context, viewer, lang }) => matchInfo(context, match, userIDOf(viewer), lang),

  getMatchData: (match, { context }) => matchFigures(context, match),

  getTliveData: ({ startid, ...match }, { context, lang }) => matchCommentary(context, match, startid, lang),

  matchOdd: async (match, { context }) => ({ list: await matchOdds(context, match) }),

  getMatchAnchors: async (match, { context, lang }) => ({ list: await roomsOfMatch(context, match, lang) }),

  getIncidentsData: ({ matchid }, { context, lang }) => allIncidents(context, { sport: 'football', matchid }, lang),
} satisfies Handlers<typeof matchRows & typeof matchListRows & typeof matchDetailRows>
