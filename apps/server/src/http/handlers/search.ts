import type { searchRows } from '@org/api-client/contract'
import { userIDOf } from '../../services/auth/viewer'
import { FINDERS, findEvents, findMatches, findTeams, type Part } from '../../services/search/find-results'
import { hotSearches } from '../../services/search/hot-searches'
import { countKeyword, searchFor, type Search } from '../../services/search/search-for'
import { searchHome } from '../../services/search/search-home'
import type { Call, Handlers } from '../handler'

const partOf = ({ page, size }: { readonly page: number; readonly size: number }): Part => ({
  offset: (page - 1) * size,
  limit: size,
})

const searchOf = ({ keyword }: { readonly keyword: string }, { context, viewer, lang, site }: Call): Promise<Search> =>
  searchFor(keyword, {
    context,
    viewer: userIDOf(viewer),
    uid: viewer.kind === 'member' ? viewer.uid : 0,
    lang,
    site,
  })

export const searchHandlers = {
  searchEvents: async (request, call) => ({
    ...(await findEvents(await searchOf(request, call), partOf(request))),
    page: request.page,
  }),

  searchTeams: async (request, call) => ({
    ...(await findTeams(await searchOf(request, call), partOf(request))),
    page: request.page,
  }),

  searchMatches: async (request, call) => ({
    ...(await findMatches(await searchOf(request, call), partOf(request))),
    page: request.page,
  }),

  getRaceSearch: async (request, call) => ({
    ...(await findMatches(await searchOf(request, call), partOf(request), request.sport)),
    page: request.page,
  }),

  searchRaceHome: async (request, call) => searchHome(await searchOf(request, call)),

  search: async (request, call) => {
    const search = await searchOf(request, call)
    if (request.page === 1) await countKeyword(search)
    return { ...(await FINDERS[request.type](search, partOf(request))), page: request.page }
  },

  getHotSearches: async (_request, { context, site, lang }) => ({ list: await hotSearches(context, site, lang) }),
} satisfies Handlers<typeof searchRows>
