import { getGuestInfo, getUserInfo } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const viewerApi = injectRows(api, { getGuestInfo, getUserInfo })
