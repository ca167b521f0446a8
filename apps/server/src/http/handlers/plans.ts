import type { planRows } from '@org/api-client/contract'
import { buyPlan } from '../../services/money/buy-plan'
import { boughtPlans, listPlans, masterPlans, matchPlans, readPlan } from '../../services/money/list-plans'
import { rankMasters, readMaster } from '../../services/money/masters'
import { planOffers, publishPlan } from '../../services/money/publish-plan'
import type { Viewer } from '../../services/auth/viewer'
import type { Language } from '../../services/language'
import type { Handlers } from '../handler'

const readerOf = ({ viewer, lang }: { readonly viewer: Viewer; readonly lang: Language }) => ({
  uid: viewer.kind === 'member' ? viewer.uid : 0,
  lang,
})

export const planHandlers = {
  getPlans: (query, call) => listPlans(call.context, readerOf(call), query),

  getPlan: ({ id }, call) => readPlan(call.context, readerOf(call), id),

  buyPlan: (purchase, call) => buyPlan(call.context, readerOf(call), purchase),

  getMyPlans: (query, call) => boughtPlans(call.context, readerOf(call), query),

  getMasterRank: (query, { context, lang }) => rankMasters(context.db, query, lang),

  getMaster: ({ id }, { context, lang }) => readMaster(context.db, id, lang),

  getMasterPlans: (query, call) => masterPlans(call.context, readerOf(call), query),

  getMatchPlans: (query, call) => matchPlans(call.context, readerOf(call), query),

  getPlanOffers: ({ matchid }, { context, lang }) => planOffers(context, matchid, lang),

  publishPlan: (plan, call) => publishPlan(call.context, readerOf(call), plan),
} satisfies Handlers<typeof planRows>
