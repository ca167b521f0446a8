import type { matchPageRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { matchAnalysis } from '../../services/matches/analysis'
import { forecastQuality } from '../../services/matches/forecast'
import { matchLeaders } from '../../services/matches/leaders'
import { leftOutFor } from '../../services/matches/left-out'
import { matchLineups } from '../../services/matches/lineups'
import { matchCombined } from '../../services/matches/match-details'
import { matchTable } from '../../services/matches/match-table'
import { matchTimeline } from '../../services/matches/timeline'
import { voteOn } from '../../services/matches/vote'
import type { Handlers } from '../handler'

export const matchPageHandlers = {
  getAnalysisData: ({ leave_out, ...match }, { context, viewer, lang }) =>
    matchAnalysis(context, match, { leftOut: leftOutFor(userIDOf(viewer), leave_out), lang }),

  getLineupData: (match, { context, lang }) => matchLineups(context, match, lang),

  getMatchRank: ({ leave_out, scope, ...match }, { context, viewer, lang }) =>
    matchTable(context, match, {
      leftOut: leftOutFor(userIDOf(viewer), leave_out),
      scope: scope === 'total' ? 'all' : scope,
      lang,
    }),

  getMatchTop3Data: (match, { context, lang }) => matchLeaders(context, match, lang),

  getMatchCombineData: (match, { context, viewer, lang }) => matchCombined(context, match, userIDOf(viewer), lang),

  vote_race_team: ({ matchid, vote }, { context, viewer }) => voteOn(context, { matchid, vote, viewer: viewer.userID }),

  getMatchTimeline: async (match, { context }) => ({ list: await matchTimeline(context, match) }),

  getForecastQuality: (match, { context }) => forecastQuality(context, match),
} satisfies Handlers<typeof matchPageRows>
