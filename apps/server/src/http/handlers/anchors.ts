import type { anchorRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { readerOf } from '../../services/content/videos'
import { anchorPage, recommendedAnchors } from '../../services/live/anchor-page'
import { listAnchors } from '../../services/live/list-anchors'
import type { Handlers } from '../handler'

export const anchorHandlers = {
  getAnchorList: async ({ sport_id, sort, page, size }, { context, lang }) => ({
    ...(await listAnchors(context, { sport: sport_id, sort, page, size }, lang)),
    page,
  }),

  getAnchorPage: ({ anchorid }, { context, viewer, lang }) =>
    anchorPage(context, anchorid, readerOf(viewer, lang), userIDOf(viewer)),

  getRecAnchors: ({ sport_id }, { context, lang }) => recommendedAnchors(context, sport_id, lang),
} satisfies Handlers<typeof anchorRows>
