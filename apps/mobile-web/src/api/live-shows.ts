import { liveShowRows } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const liveShowApi = injectRows(api, liveShowRows)
