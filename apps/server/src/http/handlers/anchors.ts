import type { anchorRows } from '@org/api-client/contract'
import { listAnchors } from '../../services/live/list-anchors'
import type { Handlers } from '../handler'

export const anchorHandlers = {
  getAnchorList: async ({ sport_id, sort, page, size }, { context, lang }) => ({
    ...(await listAnchors(context, { sport: sport_id, sort, page, size }, lang)),
    page,
  }),
} satisfies Handlers<typeof anchorRows>
