import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

/** Who a tip is about. Who has left has no name card. */
export interface MemberName {
  readonly user_id: string
  readonly nick: string
  readonly avatar: string
  readonly name_card: string
}

/** The names of users in a group, also of those who have just left it. */
export const memberNames = async (
  db: Kysely<Database>,
  groupID: string,
  userIDs: readonly string[],
): Promise<MemberName[]> => {
  const { rows } = await sql<MemberName>`
    SELECT named.user_id, coalesce(account.nick_name, '') AS nick, coalesce(account.avatar, '') AS avatar,
      coalesce(member.name_card, '') AS name_card
    FROM unnest(${userIDs}::text[]) AS named(user_id)
    LEFT JOIN account ON account.id = CASE WHEN named.user_id ~ '^[0-9]{1,15}$' THEN named.user_id::bigint END
    LEFT JOIN group_member AS member ON member.group_id = ${groupID} AND member.user_id = named.user_id
  `.execute(db)
  return rows
}
