import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { unreadCount } from './conversations'

/** A group of the product, as a user sees it in a list. */
export interface ProductGroupRow {
  readonly group_id: string
  readonly name: string
  readonly avatar: string
  readonly introduction: string
  readonly custom_fields: Readonly<Record<string, string>>
  readonly owner_id: string
  readonly member_count: number
  readonly joined: boolean
  readonly unread: number
}

/** With a `\_`, because `_` is any letter. The index has the same condition. */
const IS_NORMAL = sql`chat_group.group_id LIKE 'CHATGROUP\_NORMAL\_%' AND dismissed_at = 0`

/** Groups for everybody: those that the user is in first, then the largest. */
export const normalGroups = async (
  db: Kysely<Database>,
  userID: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: ProductGroupRow[]; total: number }> => {
  const page = sql`
    SELECT chat_group.*, coalesce(members, 0) AS member_count, own.user_id IS NOT NULL AS joined
    FROM chat_group LEFT JOIN group_size USING (group_id)
    LEFT JOIN group_member AS own ON own.group_id = chat_group.group_id AND own.user_id = ${userID}
    WHERE ${IS_NORMAL}
    ORDER BY joined DESC, member_count DESC, group_id OFFSET ${offset} LIMIT ${limit}`
  const [{ rows }, counted] = await Promise.all([
    sql<ProductGroupRow>`
      ${withUnread(page, userID)} ORDER BY joined DESC, member_count DESC, group_id`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM chat_group WHERE ${IS_NORMAL}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The fan groups that a user is in, the one with the latest message first. */
export const joinedFanGroups = async (db: Kysely<Database>, userID: string): Promise<ProductGroupRow[]> => {
  const joined = sql`
    SELECT chat_group.*, coalesce(members, 0) AS member_count, true AS joined
    FROM group_member AS own JOIN chat_group USING (group_id) LEFT JOIN group_size USING (group_id)
    WHERE own.user_id = ${userID} AND starts_with(group_id, 'CHATGROUP_ANCHORFANS_') AND dismissed_at = 0`
  const { rows } = await sql<ProductGroupRow>`
    ${withUnread(joined, userID)} ORDER BY coalesce(last_time, 0) DESC, group_id`.execute(db)
  return rows
}

const withUnread = (groups: ReturnType<typeof sql>, userID: string) => sql`
  SELECT page.*, CASE WHEN joined THEN
    ${unreadCount(sql`'g:' || page.group_id`, sql`coalesce(user_conversation.read_seq, 0)`, sql`${userID}`)} ELSE 0 END AS unread
  FROM (${groups}) AS page
  LEFT JOIN conversation ON conversation.conv_id = 'g:' || page.group_id
  LEFT JOIN user_conversation
    ON user_conversation.user_id = ${userID} AND user_conversation.conv_id = 'g:' || page.group_id`
