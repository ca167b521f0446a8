import type { taskRows } from '@org/api-client/contract'
import { checkIn } from '../../services/tasks/check-in'
import { claimAward } from '../../services/tasks/claim-award'
import { claimFirstVip } from '../../services/tasks/first-vip'
import { taskInfo } from '../../services/tasks/task-info'
import type { Handlers } from '../handler'

export const taskHandlers = {
  getTaskInfo: (_request, { context, viewer, lang }) => taskInfo(context, viewer.uid, lang),

  checkin: ({ recheckin }, { context, viewer }) => checkIn(context, viewer.uid, recheckin),

  getFirstVipAward: (_request, { context, viewer }) => claimFirstVip(context, viewer.uid),

  getAppFirstLoginAward: (_request, { context, viewer }) => claimAward(context, viewer.uid, 'appFirstLogin', 1),

  getInviteFriendAward: ({ amount }, { context, viewer }) => claimAward(context, viewer.uid, 'inviteFriend', amount),
} satisfies Handlers<typeof taskRows>
