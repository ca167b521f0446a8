import { createOrder, getGoods, getOrders } from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const shopApi = injectRows(api, { createOrder })
export const shopPagesApi = injectPages(api, { getGoods, getOrders })
