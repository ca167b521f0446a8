import {
  getFifaRank,
  getFifaTeam,
  getFifaTeamHonor,
  getFifaTeamSquad,
  getFifaTeamStats,
  getFifaTopic,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const fifaApi = injectRows(api, {
  getFifaTeam,
  getFifaTeamHonor,
  getFifaTeamSquad,
  getFifaTeamStats,
  getFifaTopic,
})

export const fifaRankApi = injectPages(api, { getFifaRank })
