import type { shopRows } from '@org/api-client/contract'
import { createOrder } from '../../services/money/create-order'
import { listGoods, listOrders } from '../../services/money/shop'
import type { Handlers } from '../handler'

export const shopHandlers = {
  getGoods: (query, { context, lang }) => listGoods(context.db, query, lang),

  createOrder: (order, { context, viewer }) => createOrder(context, viewer.uid, order),

  getOrders: (query, { context, viewer, lang }) => listOrders(context.db, viewer.uid, query, lang),
} satisfies Handlers<typeof shopRows>
