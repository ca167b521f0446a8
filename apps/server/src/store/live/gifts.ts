import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { GiftRecordTable, GiftTable } from './gift-tables'

export type GiftRow = Selectable<GiftTable>

export const giftsOnSale = (db: Kysely<Database>): Promise<GiftRow[]> =>
  db.selectFrom('gift').selectAll().where('is_on', '=', true).orderBy('position').orderBy('id').limit(200).execute()

export const findGift = async (db: Kysely<Database>, id: number): Promise<GiftRow | null> =>
  (await db.selectFrom('gift').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

interface BagRow extends GiftRow {
  readonly count: number
  readonly expires_at: number
}

/** What a member can send at a moment, first what expires first. */
export const bagOf = (db: Kysely<Database>, uid: number, now: number): Promise<BagRow[]> =>
  db
    .selectFrom('bag_item')
    .innerJoin('gift', 'gift.id', 'bag_item.gift_id')
    .selectAll('gift')
    .select(['bag_item.count', 'bag_item.expires_at'])
    .where('account_id', '=', uid)
    .where('bag_item.count', '>', 0)
    .where(isUsable(now))
    .orderBy(EXPIRES_FIRST)
    .orderBy('gift.id')
    .limit(200)
    .execute()

/** Takes gifts out of the bag, first what expires first. False if there are not as many; then the caller rolls back. */
export const takeFromBag = async (
  trx: Transaction<Database>,
  { uid, giftID, count, now }: { readonly uid: number; readonly giftID: number; readonly count: number; now: number },
): Promise<boolean> => {
  const rows = await trx
    .selectFrom('bag_item')
    .selectAll()
    .where('account_id', '=', uid)
    .where('gift_id', '=', giftID)
    .where('count', '>', 0)
    .where(isUsable(now))
    .orderBy(EXPIRES_FIRST)
    .forUpdate()
    .execute()
  let wanted = count
  for (const row of rows) {
    const taken = Math.min(wanted, row.count)
    if (taken === 0) break
    wanted -= taken
    await trx
      .updateTable('bag_item')
      .set({ count: row.count - taken })
      .where('account_id', '=', uid)
      .where('gift_id', '=', giftID)
      .where('expires_at', '=', row.expires_at)
      .execute()
  }
  return wanted === 0
}

const isUsable = (now: number) => sql<boolean>`(expires_at = 0 OR expires_at > ${now})`
const EXPIRES_FIRST = sql`CASE WHEN expires_at = 0 THEN 1 ELSE 0 END, expires_at`

export const putInBag = async (
  trx: Transaction<Database>,
  item: { readonly account_id: number; readonly gift_id: number; readonly count: number; readonly expires_at: number },
): Promise<void> => {
  await trx
    .insertInto('bag_item')
    .values(item)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'gift_id', 'expires_at'])
        .doUpdateSet({ count: sql`bag_item.count + excluded.count` }),
    )
    .execute()
}

/** The last gift that a member has sent; null for none. */
export const lastGift = async (db: Kysely<Database>, sender: number) =>
  (await db
    .selectFrom('gift_record')
    .select(['anchor_id', 'gift_id', 'count', 'combo', 'created_at'])
    .where('sender_id', '=', sender)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** Returns its id. */
export const insertGiftRecord = async (
  trx: Transaction<Database>,
  record: Insertable<GiftRecordTable>,
): Promise<number> => (await trx.insertInto('gift_record').values(record).returning('id').executeTakeFirstOrThrow()).id

export interface GiftRecordsQuery {
  readonly uid: number
  readonly kind: 'sent' | 'received'
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first, with the gift and the other member. */
export const giftRecords = (db: Kysely<Database>, { uid, kind, before, limit }: GiftRecordsQuery) => {
  const [own, other] = kind === 'sent' ? (['sender_id', 'anchor_id'] as const) : (['anchor_id', 'sender_id'] as const)
  return db
    .selectFrom('gift_record')
    .innerJoin('gift', 'gift.id', 'gift_record.gift_id')
    .innerJoin('account', 'account.id', `gift_record.${other}`)
    .selectAll('gift')
    .select(['gift_record.id as record_id', 'gift_record.count', 'gold', 'share', 'gift_record.created_at'])
    .select(['account.id as uid', 'nick_name', 'nick_name_pt', 'signature', 'signature_pt', 'avatar'])
    .where(`gift_record.${own}`, '=', uid)
    .$if(before !== null, (query) => query.where('gift_record.id', '<', before ?? 0))
    .orderBy('gift_record.id', 'desc')
    .limit(limit)
    .execute()
}
