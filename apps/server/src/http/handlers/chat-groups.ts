import type { chatGroupRows } from '@org/api-client/contract'
import { addAnnouncement, deleteAnnouncement, listAnnouncements } from '../../services/chat/announcements'
import { groupForReader } from '../../services/chat/group-for-reader'
import { joinFanGroup } from '../../services/chat/join-fan-group'
import { listAnchorGroups, listChatGroups } from '../../services/chat/product-groups'
import { setGroupRules } from '../../services/chat/set-group-rules'
import type { Handlers } from '../handler'

export const chatGroupHandlers = {
  getChatGroups: (page, { context, viewer, lang }) => listChatGroups(context, viewer.userID, page, lang),

  getAnchorGroups: (_request, { context, viewer, lang }) => listAnchorGroups(context, viewer.userID, lang),

  joinAnchorGroup: ({ anchorid }, { context, viewer }) => joinFanGroup(context, viewer.uid, anchorid),

  getAnnouncements: (request, { context, viewer, lang }) => listAnnouncements(context, viewer.userID, request, lang),

  addAnnouncement: (form, { context, viewer, lang }) => addAnnouncement(context, viewer.uid, form, lang),

  deleteAnnouncement: (request, { context, viewer }) => deleteAnnouncement(context, viewer.userID, request),

  getGroupConfig: async ({ group_id }, { context, viewer }) => {
    const { slow_mode, min_level } = await groupForReader(context.db, viewer.userID, group_id)
    return { group_id, slow_mode, min_level }
  },

  setGroupConfig: async ({ group_id, ...rules }, { context, viewer }) => ({
    group_id,
    ...(await setGroupRules(context, viewer.userID, group_id, rules)),
  }),
} satisfies Handlers<typeof chatGroupRows>
