import type { sessionRows } from '@org/api-client/contract'
import { endOtherSessions, endSessionOfList } from '../../services/auth/end-sessions'
import { listSessions } from '../../services/auth/list-sessions'
import { seconds } from '../../ports/clock'
import type { Handlers } from '../handler'

export const sessionHandlers = {
  getSessions: (page, { context, viewer }) => listSessions(context.db, viewer, page, seconds(context.clock)),

  endSession: async ({ id }, { context, viewer }) => {
    const now = seconds(context.clock)
    if (id === undefined) await endOtherSessions(context.db, { uid: viewer.uid, id: viewer.sessionID }, now)
    else await endSessionOfList(context.db, { uid: viewer.uid, id }, now)
    return {}
  },
} satisfies Handlers<typeof sessionRows>
