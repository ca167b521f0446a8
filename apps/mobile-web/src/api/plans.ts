import {
  buyPlan,
  getMaster,
  getMasterPlans,
  getMasterRank,
  getMatchPlans,
  getMyPlans,
  getPlan,
  getPlanOffers,
  getPlans,
  publishPlan,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const planApi = injectRows(api, { buyPlan, getMaster, getPlan, getPlanOffers, publishPlan })
export const planPagesApi = injectPages(api, { getMasterPlans, getMasterRank, getMatchPlans, getMyPlans, getPlans })
