import type { serviceRows } from '@org/api-client/contract'
import { myFeedback, publishFeedback } from '../../services/service/feedback'
import { reportSubject } from '../../services/service/reports'
import type { Handlers } from '../handler'

export const serviceHandlers = {
  publish: (form, { context, viewer }) => publishFeedback(context, viewer.userID, form),

  report: (form, { context, viewer }) => reportSubject(context, viewer.userID, form),

  getMyFeedback: (page, { context, viewer }) => myFeedback(context, viewer.uid, page),
} satisfies Handlers<typeof serviceRows>
