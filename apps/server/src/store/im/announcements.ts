import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { ChatAnnouncementTable } from './group-fact-tables'

export interface AnnouncementRow {
  readonly id: number
  readonly text: string
  readonly created_at: number
  /** Of the author. */
  readonly nick_name: string
  readonly nick_name_pt: string
}

/** Those of a group, the latest first; only with a smaller id than `before`. */
export const announcementsOf = async (
  db: Kysely<Database>,
  groupID: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AnnouncementRow[]> => {
  const { rows } = await sql<AnnouncementRow>`
    SELECT chat_announcement.id, text, chat_announcement.created_at, nick_name, nick_name_pt
    FROM chat_announcement JOIN account ON account.id = account_id
    WHERE group_id = ${groupID} AND ${before === null ? sql`true` : sql`chat_announcement.id < ${before}`}
    ORDER BY chat_announcement.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export const insertAnnouncement = async (
  db: Kysely<Database>,
  row: Insertable<ChatAnnouncementTable>,
): Promise<number> =>
  (await db.insertInto('chat_announcement').values(row).returning('id').executeTakeFirstOrThrow()).id

/** False if the group has no such announcement. */
export const removeAnnouncement = async (db: Kysely<Database>, groupID: string, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('chat_announcement')
    .where('id', '=', id)
    .where('group_id', '=', groupID)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
