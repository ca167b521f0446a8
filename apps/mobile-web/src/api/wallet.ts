import { getBills, getWallet } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const walletApi = injectRows(api, { getWallet })
export const walletPagesApi = injectPages(api, { getBills })
