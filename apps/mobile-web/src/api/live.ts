import { getCategory, getNoMatchLiveList, getRealLives } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const liveApi = injectRows(api, { getCategory, getRealLives })
export const livePagesApi = injectPages(api, { getNoMatchLiveList })
