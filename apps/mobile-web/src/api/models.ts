import {
  getModelEntries,
  getModelEntry,
  getModelPlans,
  getModelRecord,
  getModels,
  getModelSubscriptions,
  subscribeModel,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const modelApi = injectRows(api, { getModels, getModelEntry, getModelRecord, getModelPlans, subscribeModel })
export const modelPagesApi = injectPages(api, { getModelEntries, getModelSubscriptions })
