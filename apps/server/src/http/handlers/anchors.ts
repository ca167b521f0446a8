import type { anchorRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { readerOf } from '../../services/content/videos'
import { anchorPage, recommendedAnchors } from '../../services/live/anchor-page'
import { listRooms } from '../../services/live/list-rooms'
import { listAnchors } from '../../services/live/list-anchors'
import type { Handlers } from '../handler'

export const anchorHandlers = {
  getAnchorList: async ({ sport_id, sort, page, size }, { context, lang }) => ({
    ...(await listAnchors(context, { sport: sport_id, sort, page, size }, lang)),
    page,
  }),

  getAnchorPage: ({ anchorid }, { context, viewer, lang }) =>
    anchorPage(context, anchorid, readerOf(viewer, lang), userIDOf(viewer)),

  getNoMatchLiveList: async ({ page, size }, { context, viewer, lang }) => ({
    ...(await listRooms(context, { category: 0, matchless: true, page, size }, userIDOf(viewer), lang)),
    page,
  }),

  getRecAnchors: ({ sport_id }, { context, lang }) => recommendedAnchors(context, sport_id, lang),
} satisfies Handlers<typeof anchorRows>
