import type { databaseRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { baseDictionary } from '../../services/leagues/base-dictionary'
import { databaseHome, listLeagues } from '../../services/leagues/list-leagues'
import { eventInfo, roundMatches, seasonNumbers } from '../../services/leagues/season-matches'
import { billboard, seasonRanking } from '../../services/leagues/season-rankings'
import { hotRank, seasonTables } from '../../services/leagues/season-tables'
import { leftOutFor } from '../../services/matches/left-out'
import type { Handlers } from '../handler'

export const databaseHandlers = {
  getDatabaseHome: (_request, { context }) => databaseHome(context),

  getEventList: async ({ sport_id: sport, page, size }, { context }) => ({
    ...(await listLeagues(context, { sport, page, size })),
    page,
  }),

  getEventInfo: (season, { context, lang }) => eventInfo(context, season, lang),

  getEventView: ({ leave_out, ...season }, { context, viewer }) =>
    seasonNumbers(context, { ...season, leftOut: leftOutFor(userIDOf(viewer), leave_out) }),

  getEventIntegral: ({ scope, leave_out, ...season }, { context, viewer, lang }) =>
    seasonTables(context, { ...season, leftOut: leftOutFor(userIDOf(viewer), leave_out) }, scope, lang),

  getEventRank: async ({ type, leave_out, ...season }, { context, viewer, lang }) => ({
    list: await seasonRanking(context, { ...season, leftOut: leftOutFor(userIDOf(viewer), leave_out) }, type, lang),
  }),

  getEventMatch: (round, { context, viewer, lang }) => roundMatches(context, round, userIDOf(viewer), lang),

  getHotFootballRank: ({ leave_out }, { context, viewer, lang }) =>
    hotRank(context, { sport: 'football', leftOut: leftOutFor(userIDOf(viewer), leave_out) }, lang),

  getHotBasketballRank: ({ leave_out }, { context, viewer, lang }) =>
    hotRank(context, { sport: 'basketball', leftOut: leftOutFor(userIDOf(viewer), leave_out) }, lang),

  getBaseDictionary: async (_request, { lang }) => baseDictionary(lang),

  getBillboard: ({ leave_out, ...ranking }, { context, viewer, lang }) =>
    billboard(context, { ...ranking, leftOut: leftOutFor(userIDOf(viewer), leave_out) }, lang),
} satisfies Handlers<typeof databaseRows>
