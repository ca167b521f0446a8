import type { applyRows } from '@org/api-client/contract'
import { applicationOf, submitApplication } from '../../services/service/applications'
import type { Handlers } from '../handler'

export const applyHandlers = {
  getApplication: ({ type }, { context, viewer }) => applicationOf(context.db, viewer.uid, type),

  submitApplication: (form, { context, viewer }) => submitApplication(context, viewer.uid, form),
} satisfies Handlers<typeof applyRows>
