import type { homeRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { homeData } from '../../services/content/home'
import { shownPlacements } from '../../services/content/placements'
import type { Handlers } from '../handler'

export const homeHandlers = {
  getHomeData: (_request, { context, site, viewer, lang }) =>
    homeData(context, { site, viewer: userIDOf(viewer), lang }),

  getHomeScroll: async (_request, { context, site, lang }) => ({
    list: (await shownPlacements(context, { site, lang, places: ['home'] })).home,
  }),
} satisfies Handlers<typeof homeRows>
