import type { MuteFlag } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { groupKey } from './conversation-id'
import type { Database } from '../schema'
import type { GroupMemberTable } from './im-tables'

/** A member as others in the group see it. */
export interface SeenMember {
  readonly user_id: string
  readonly nick: string
  readonly avatar: string
  readonly role: GroupMemberTable['role']
  readonly joined_at: number
  readonly name_card: string
  readonly custom_fields: Readonly<Record<string, string>>
  /** Until when it is muted in the group; may be over. */
  readonly mute_until: number
  /** 0 if none of the newest messages is the member's. */
  readonly last_sent_at: number
  readonly remind: MuteFlag
}

export interface MemberQuery {
  readonly groupID: string
  /** Only these. */
  readonly userIDs?: readonly string[]
  readonly role?: SeenMember['role'] | undefined
  /** Only those with this mark. */
  readonly markType?: number | undefined
  readonly offset?: number
  /** After this member in the order of joining. */
  readonly after?: { readonly joinedAt: number; readonly userID: string } | null
  readonly limit: number
}

/** Members in the order in which they joined. */
export const listMembers = async (
  db: Kysely<Database>,
  { groupID, userIDs, role, markType, offset = 0, after = null, limit }: MemberQuery,
): Promise<SeenMember[]> => {
  const { rows } = await sql<SeenMember>`
    WITH page AS (
      SELECT * FROM group_member WHERE group_id = ${groupID}
        ${userIDs === undefined ? sql`` : sql`AND user_id = ANY (${userIDs}::text[])`}
        ${role === undefined ? sql`` : sql`AND role = ${role}`}
        ${markType === undefined ? sql`` : isMarked(markType)}
        ${after === null ? sql`` : sql`AND (joined_at, user_id) > (${after.joinedAt}, ${after.userID})`}
      ORDER BY joined_at, user_id OFFSET ${offset} LIMIT ${limit}
    ), lately AS (
      SELECT sender, max(time) AS time FROM (
        SELECT sender, time FROM message WHERE conv_id = ${groupKey(groupID)} ORDER BY seq DESC LIMIT ${LATELY}
      ) AS newest GROUP BY sender
    )
    SELECT page.user_id, page.role, page.joined_at, page.name_card, page.custom_fields,
      coalesce(account.nick_name, '') AS nick, coalesce(account.avatar, '') AS avatar,
      coalesce(restriction.until, 0) AS mute_until, coalesce(lately.time, 0) AS last_sent_at,
      coalesce(mine.remind, 0) AS remind
    FROM page
    LEFT JOIN user_conversation AS mine ON mine.user_id = page.user_id AND mine.conv_id = ${groupKey(groupID)}
    LEFT JOIN account ON account.id = CASE WHEN page.user_id ~ '^[0-9]{1,15}$' THEN page.user_id::bigint END
    LEFT JOIN restriction ON restriction.user_id = page.user_id AND restriction.subject_type = 'user'
      AND restriction.subject = page.user_id AND restriction.group_id = page.group_id AND restriction.kind = 'mute'
    LEFT JOIN lately ON lately.sender = page.user_id
    ORDER BY page.joined_at, page.user_id
  `.execute(db)
  return rows
}

const isMarked = (markType: number) => sql`AND EXISTS (
  SELECT FROM member_mark
  WHERE member_mark.group_id = group_member.group_id AND member_mark.user_id = group_member.user_id AND mark_type = ${markType}
)`

/** The number of messages that are looked at for `last_sent_at`. */
const LATELY = 1_000

/** The ids of the owner and the admins. */
export const managersOfGroup = async (db: Kysely<Database>, groupID: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupID)
    .where('role', 'in', ['Owner', 'Admin'])
    .execute()
  return rows.map((row) => row.user_id)
}
