import { getHotSearches, search, searchMatches, searchRaceHome } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const searchApi = injectRows(api, { getHotSearches, searchRaceHome })
/** Of a name that is being typed. */
export const matchSearchApi = injectRows(api, { searchMatches })
export const searchPagesApi = injectPages(api, { search })
