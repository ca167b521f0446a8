import { clearLiveLog, getLiveLog, getMyLog } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const recordApi = injectRows(api, { clearLiveLog })
export const recordPagesApi = injectPages(api, { getLiveLog, getMyLog })
