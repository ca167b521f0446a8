import type { modelRows } from '@org/api-client/contract'
import { userIDOf, type Viewer } from '../../services/auth/viewer'
import { findEntry, listEntries } from '../../services/models/list-entries'
import { listModels, listSubscriptions, modelPlans, modelRecord } from '../../services/models/list-models'
import { subscribeModel } from '../../services/models/subscribe'
import type { Handlers } from '../handler'

const uidOf = (viewer: Viewer): number => (viewer.kind === 'member' ? viewer.uid : 0)

export const modelHandlers = {
  getModels: (_request, { context, viewer }) => listModels(context, uidOf(viewer)),

  getModelEntries: (query, { context, viewer, lang }) =>
    listEntries(context, query, { uid: uidOf(viewer), viewer: userIDOf(viewer), lang }),

  getModelEntry: (query, { context, viewer, lang }) =>
    findEntry(context, query, { uid: uidOf(viewer), viewer: userIDOf(viewer), lang }),

  getModelRecord: ({ type }, { context }) => modelRecord(context, type),

  getModelPlans: ({ id }, { context, viewer }) => modelPlans(context, uidOf(viewer), id),

  subscribeModel: (asked, { context, viewer }) => subscribeModel(context, viewer.uid, asked),

  getModelSubscriptions: (query, { context, viewer }) => listSubscriptions(context, viewer.uid, query),
} satisfies Handlers<typeof modelRows>
