import { getHotSearches, getRaceSearch, search, searchRaceHome } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const searchApi = injectRows(api, { getHotSearches, getRaceSearch, searchRaceHome })
export const searchPagesApi = injectPages(api, { search })
