import type { Endpoints, Goods, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { Kysely } from 'kysely'
import { goodsOnSale, ordersOf, type GoodsRow } from '../../store/money/shop'
import type { Database } from '../../store/schema'
import type { Language } from '../language'
import { giftPicture } from '../live/wire-gift'
import { rowBefore } from '../row-cursor'

/** A page of what is on sale. */
export const listGoods = async (
  db: Kysely<Database>,
  { kind, page, size }: ParsedRequestOf<Endpoints['getGoods']>,
  lang: Language,
): Promise<ReplyOf<Endpoints['getGoods']>> => {
  const { rows, total } = await goodsOnSale(db, { kind, offset: (page - 1) * size, limit: size })
  return { list: rows.map((row) => wireGoods(row, lang)), total, page }
}

/** A page of what a member has bought, the newest first. */
export const listOrders = async (
  db: Kysely<Database>,
  uid: number,
  { cursor, size }: ParsedRequestOf<Endpoints['getOrders']>,
  lang: Language,
): Promise<ReplyOf<Endpoints['getOrders']>> => {
  const rows = await ordersOf(db, { uid, before: rowBefore(cursor), limit: size + 1 })
  const list = rows.slice(0, size).map(({ order_id, count, paid, created_at, ...goods }) => ({
    id: order_id,
    goods: wireGoods(goods, lang),
    count,
    gold: paid,
    created_at,
  }))
  return { list, next: rows.length > size ? String(list.at(-1)?.id ?? '') : '' }
}

const wireGoods = (row: GoodsRow, lang: Language): Goods => ({
  id: row.id,
  kind: row.kind,
  name: lang === 'zh' ? row.name_zh : row.name_pt,
  picture: row.picture === null ? '' : giftPicture({ picture: row.picture }, 'large'),
  amount: row.amount,
  gold: row.gold,
  stock: row.stock ?? -1,
  each_limit: row.each_limit,
  sold: row.sold,
})
