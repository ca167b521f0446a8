import { getUserLastOnline } from '@org/api-client/contract'
import { injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const lastOnlineApi = injectRows(api, { getUserLastOnline })
