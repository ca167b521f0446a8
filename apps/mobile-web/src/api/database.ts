import {
  getBillboard,
  getDatabaseHome,
  getEventInfo,
  getEventIntegral,
  getEventList,
  getEventMatch,
  getEventRank,
  getEventView,
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
})
export const databasePages = injectPages(api, { getBillboard, getEventList })
