import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { GoodsTable, ShopOrderTable } from './shop-tables'

export type GoodsRow = Selectable<GoodsTable> & {
  /** That of the gift; null for VIP. */
  readonly picture: string | null
}

interface GoodsQuery {
  readonly kind: GoodsTable['kind']
  readonly offset: number
  readonly limit: number
}

const allGoods = (db: Kysely<Database>) =>
  db.selectFrom('goods').leftJoin('gift', 'gift.id', 'goods.gift_id').selectAll('goods').select('gift.picture')

/** What is on sale, in its order, and how much that is in all. */
export const goodsOnSale = async (
  db: Kysely<Database>,
  { kind, offset, limit }: GoodsQuery,
): Promise<{ readonly rows: readonly GoodsRow[]; readonly total: number }> => {
  const { total } = await db
    .selectFrom('goods')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .executeTakeFirstOrThrow()
  const rows = await allGoods(db)
    .where('goods.kind', '=', kind)
    .where('goods.is_on', '=', true)
    .orderBy('goods.position')
    .orderBy('goods.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}

/** Nobody else sells it until the end of the transaction. Null if it is not on sale. */
export const lockGoods = async (trx: Transaction<Database>, id: number): Promise<Selectable<GoodsTable> | null> =>
  (await trx
    .selectFrom('goods')
    .selectAll()
    .where('id', '=', id)
    .where('is_on', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null

/** How many of them a member has bought. */
export const boughtBy = async (
  db: Kysely<Database>,
  { uid, goodsID }: { readonly uid: number; readonly goodsID: number },
): Promise<number> => {
  const { count } = await db
    .selectFrom('shop_order')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('count'), sql<number>`0`).as('count'))
    .where('account_id', '=', uid)
    .where('goods_id', '=', goodsID)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes them from the stock, and returns the id of the order. */
export const insertOrder = async (trx: Transaction<Database>, order: Insertable<ShopOrderTable>): Promise<number> => {
  await trx
    .updateTable('goods')
    .set({ stock: sql`stock - ${order.count}`, sold: sql`sold + ${order.count}` })
    .where('id', '=', order.goods_id)
    .execute()
  return (await trx.insertInto('shop_order').values(order).returning('id').executeTakeFirstOrThrow()).id
}

interface OrdersQuery {
  readonly uid: number
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first, with what was bought, also if it is not sold any more. */
export const ordersOf = (db: Kysely<Database>, { uid, before, limit }: OrdersQuery) =>
  allGoods(db)
    .innerJoin('shop_order', 'shop_order.goods_id', 'goods.id')
    .select(['shop_order.id as order_id', 'shop_order.count', 'shop_order.gold as paid', 'shop_order.created_at'])
    .where('shop_order.account_id', '=', uid)
    .$if(before !== null, (query) => query.where('shop_order.id', '<', before ?? 0))
    .orderBy('shop_order.id', 'desc')
    .limit(limit)
    .execute()
