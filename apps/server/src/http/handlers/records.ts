import type { recordRows } from '@org/api-client/contract'
import { listEvents } from '../../services/identity/my-log'
import { clearLiveLog, liveLog } from '../../services/live/live-log'
import type { Handlers } from '../handler'

export const recordHandlers = {
  getLiveLog: async ({ page, size }, { context, viewer, lang }) => ({
    ...(await liveLog(context, viewer.uid, { page, size }, lang)),
    page,
  }),

  clearLiveLog: async (_request, { context, viewer }) => ({ count: await clearLiveLog(context, viewer.uid) }),

  getMyLog: (query, { context, viewer, lang }) => listEvents(context.db, viewer.uid, query, lang),
} satisfies Handlers<typeof recordRows>
