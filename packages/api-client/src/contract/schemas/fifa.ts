import * as v from 'valibot'
import {
  cupEvent,
  groupTable,
  honour,
  knockoutRound,
  scorer,
  stadium,
  squadPlayer,
  teamFigure,
  teamRank,
} from '../entities/fifa'
import { countedWithout } from '../entities/leave-out'
import { match, team } from '../entities/match'
import { wholeNumber, writtenNumber } from '../fields'
import { idOf } from '../id-fields'
import { paged } from '../paged'

const ofTeam = v.object({ teamid: idOf('team', writtenNumber(1)) })

export const getFifaRank = paged(v.object({ team, ...teamRank.entries }), {})

export const getFifaTopic = {
  request: v.object(countedWithout),
  reply: v.object({
    event: cupEvent,
    groups: v.array(groupTable),
    bracket: v.array(knockoutRound),
    /** By kick-off. */
    matches: v.array(match),
    scorers: v.array(scorer),
    stadiums: v.array(stadium),
  }),
}

export const getFifaTeam = {
  request: v.object({ ...ofTeam.entries, ...countedWithout }),
  reply: v.object({
    team,
    /** Null for a team without a rank. */
    rank: v.nullable(teamRank),
    event: cupEvent,
    /** Null if the team plays in no group. */
    group: v.nullable(groupTable),
    /** Those of the tournament, by kick-off. */
    matches: v.array(match),
  }),
}

export const getFifaTeamStats = {
  request: v.object({ ...ofTeam.entries, ...countedWithout }),
  reply: v.object({ team, event: cupEvent, played: wholeNumber(), list: v.array(teamFigure) }),
}

export const getFifaTeamHonor = { request: ofTeam, reply: v.object({ team, list: v.array(honour) }) }

export const getFifaTeamSquad = { request: ofTeam, reply: v.object({ team, list: v.array(squadPlayer) }) }
