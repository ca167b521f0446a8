import type { inviteRows } from '@org/api-client/contract'
import { inviteInfo, listInvitees } from '../../services/identity/invitations'
import type { Handlers } from '../handler'

export const inviteHandlers = {
  getInviteInfo: (_request, { context, viewer }) => inviteInfo(context.db, viewer.uid),

  getInvitees: (page, { context, viewer }) => listInvitees(context.db, viewer.uid, page),
} satisfies Handlers<typeof inviteRows>
