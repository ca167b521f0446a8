import { getHomeData, getHomeScroll } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const homeApi = injectRows(api, { getHomeData, getHomeScroll })
