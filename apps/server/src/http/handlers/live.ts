import type { liveRoomRows, liveRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { listCategories, listRooms } from '../../services/live/list-rooms'
import { noteOpened } from '../../services/live/live-log'
import { livePage } from '../../services/live/live-page'
import { roomChat } from '../../services/live/room-chat'
import { addWatchTime, watchTime } from '../../services/live/watch-time'
import type { Handlers } from '../handler'

export const liveHandlers = {
  getCategory: async (_request, { context, lang }) => ({ list: await listCategories(context, lang) }),

  getRealLives: async ({ categoryid: category, page, size }, { context, viewer, lang }) => ({
    ...(await listRooms(context, { category, page, size }, userIDOf(viewer), lang)),
    page,
  }),

  getNoMatchLiveList: async ({ page, size }, { context, viewer, lang }) => ({
    ...(await listRooms(context, { category: 0, matchless: true, page, size }, userIDOf(viewer), lang)),
    page,
  }),

  getLivePageData: async ({ anchorid }, { context, viewer, lang }) => {
    const page = await livePage(context, anchorid, userIDOf(viewer), lang)
    await noteOpened(context, viewer, anchorid)
    return page
  },

  getLiveChat: ({ liveid }, { context, viewer, network }) =>
    roomChat(context, liveid, { userID: viewer.userID, network }),

  getVideoWatchTime: (_request, { context, viewer, site }) => watchTime(context, viewer, site),

  updateVideoWatchTime: ({ watch_seconds }, { context, viewer, site }) =>
    addWatchTime(context, viewer, site, watch_seconds),
} satisfies Handlers<typeof liveRows & typeof liveRoomRows>
