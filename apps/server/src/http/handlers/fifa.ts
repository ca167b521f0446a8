import type { fifaRows } from '@org/api-client/contract'
import { cupTopic } from '../../services/fifa/cup-topic'
import { nationFigures, nationHonours, nationPage, nationSquad } from '../../services/fifa/nations'
import { rankedNations } from '../../services/fifa/ranks'
import { leftOutFor } from '../../services/matches/left-out'
import { userIDOf } from '../../services/auth/viewer'
import type { Handlers } from '../handler'

export const fifaHandlers = {
  getFifaRank: async ({ page, size }, { context }) => ({ ...(await rankedNations(context, { page, size })), page }),
  getFifaTopic: ({ leave_out }, { context, viewer, lang }) =>
    cupTopic(context, leftOutFor(userIDOf(viewer), leave_out), lang),
  getFifaTeam: ({ teamid, leave_out }, { context, viewer, lang }) =>
    nationPage(context, teamid, leftOutFor(userIDOf(viewer), leave_out), lang),
  getFifaTeamStats: ({ teamid, leave_out }, { context, viewer }) =>
    nationFigures(context, teamid, leftOutFor(userIDOf(viewer), leave_out)),
  getFifaTeamHonor: ({ teamid }, { context, lang }) => nationHonours(context, teamid, lang),
  getFifaTeamSquad: ({ teamid }, { context }) => nationSquad(context, teamid),
} satisfies Handlers<typeof fifaRows>
