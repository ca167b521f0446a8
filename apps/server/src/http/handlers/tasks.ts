import type { taskRows } from '@org/api-client/contract'
import { addStage } from '../../services/tasks/add-stage'
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

  getSendCommentAward: ({ amount }, { context, viewer }) => claimAward(context, viewer.uid, 'sendComment', amount),

  getWatchLiveAward: ({ amount }, { context, viewer }) => claimAward(context, viewer.uid, 'watchLive', amount),

  getOnlineAward: ({ amount }, { context, viewer }) => claimAward(context, viewer.uid, 'online', amount),

  getShareMessageAward: ({ amount }, { context, viewer }) => claimAward(context, viewer.uid, 'shareMessage', amount),

  getSendFirstGiftAward: (_request, { context, viewer }) => claimAward(context, viewer.uid, 'sendFirstGift', 1),

  addSendCommentStage: (_request, { context, viewer }) => addStage(context, viewer.uid, 'sendComment'),

  addWatchLiveStage: (_request, { context, viewer }) => addStage(context, viewer.uid, 'watchLive'),

  addShareMessageStage: (_request, { context, viewer }) => addStage(context, viewer.uid, 'shareMessage'),

  addOnlineStage: (_request, { context, viewer }) => addStage(context, viewer.uid, 'online'),
} satisfies Handlers<typeof taskRows>
