import {
  getBillboard,
  getDatabaseHome,
  getEventInfo,
  getEventIntegral,
  getEventList,
  getEventMatch,
  getEventRank,
  getEventView,
  getHotBasketballRank,
  getHotFootballRank,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const databaseApi = injectRows(api, {
  getDatabaseHome,
  getEventInfo,
  getEventIntegral,
  getEventMatch,
  getEventRank,
  getEventView,
  getHotBasketballRank,
  getHotFootballRank,
})
export const databasePages = injectPages(api, { getBillboard, getEventList })
