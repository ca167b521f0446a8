import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { NoticeKind, NoticeTable } from './service-tables'

export type Notice = Selectable<NoticeTable>

/** The id of the new notice. */
export const insertNotice = async (
  transaction: Transaction<Database>,
  { data, ...row }: Pick<Notice, 'account_id' | 'kind' | 'type' | 'created_at'> & { readonly data: object },
): Promise<number> =>
  (
    await transaction
      .insertInto('notice')
      .values({ ...row, data: JSON.stringify(data) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/**
 * The same notice for the next fans of a member, by their ids. Returns the id of the last one of them; null if there are no
 * more than these.
 */
export const insertForFans = async (
  trx: Transaction<Database>,
  { followed, after, most }: { readonly followed: number; readonly after: number; readonly most: number },
  { data, ...row }: Pick<Notice, 'kind' | 'type' | 'created_at'> & { readonly data: object },
): Promise<number | null> => {
  const { rows } = await sql<{ account_id: number }>`
    INSERT INTO notice (account_id, kind, type, data, created_at)
    SELECT follower_id, ${row.kind}, ${row.type}, ${JSON.stringify(data)}, ${row.created_at}
    FROM follow JOIN account ON account.id = follower_id AND account.status = 1
    WHERE followed_id = ${followed} AND is_on AND follower_id > ${after}
    ORDER BY follower_id LIMIT ${most}
    RETURNING account_id`.execute(trx)
  return rows.length < most ? null : Math.max(...rows.map(({ account_id }) => account_id))
}

/** Renames a friend who is gone in the notice of the registration, which the inviter got in the same second. */
export const forgetFriendName = async (
  trx: Transaction<Database>,
  { inviter, registeredAt }: { readonly inviter: number | null; readonly registeredAt: number },
  name: string,
): Promise<void> => {
  await sql`
    UPDATE notice SET data = (data::jsonb || ${JSON.stringify({ name })}::jsonb)::json
    WHERE account_id = ${inviter} AND kind = 'system' AND type = 'friendRegistered' AND created_at = ${registeredAt}
  `.execute(trx)
}

export interface NoticesQuery {
  readonly uid: number
  readonly kind: NoticeKind
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first. */
export const noticesOf = (db: Kysely<Database>, { uid, kind, before, limit }: NoticesQuery): Promise<Notice[]> => {
  const query = db.selectFrom('notice').selectAll().where('account_id', '=', uid).where('kind', '=', kind)
  return (before === null ? query : query.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute()
}

export const countUnread = (db: Kysely<Database>, uid: number): Promise<{ kind: NoticeKind; count: number }[]> =>
  db
    .selectFrom('notice')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('account_id', '=', uid)
    .where('is_read', '=', false)
    .groupBy('kind')
    .execute()

/** Without ids all, of the kind if there is one. False if there was none to read. */
export const markRead = async (
  db: Kysely<Database>,
  uid: number,
  { ids, kind }: { readonly ids: readonly number[]; readonly kind: NoticeKind | undefined },
): Promise<boolean> => {
  let query = db.updateTable('notice').set({ is_read: true }).where('account_id', '=', uid).where('is_read', '=', false)
  if (ids.length > 0) query = query.where('id', 'in', ids)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  return (await query.executeTakeFirst()).numUpdatedRows > 0n
}
