import { getBag, getGiftList, getGiftRecords, sendGift } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const giftApi = injectRows(api, { getGiftList, getBag, sendGift })
export const giftPagesApi = injectPages(api, { getGiftRecords })
