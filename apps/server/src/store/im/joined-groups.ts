import type { MuteFlag } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { GroupMember, GroupRow } from './groups'
import { uncountedSequences } from './uncounted-sequences'

/** A group with the caller's membership. */
export type JoinedGroupRow = GroupRow & {
  readonly own_role: GroupMember['role']
  readonly own_joined_at: number
  readonly own_name_card: string
  readonly own_custom_fields: Readonly<Record<string, string>>
  readonly own_read_seq: number
  readonly own_remind: MuteFlag
  readonly own_uncounted: number[]
}

export interface JoinedGroupsQuery {
  /** Communities, or all other groups except chat rooms; undefined for both. */
  readonly isCommunity?: boolean
  /** Only those with topics, or only those without; undefined for both. */
  readonly isSupportTopic?: boolean | undefined
  /** Only these. */
  readonly groupIDs?: readonly string[]
  /** Only those whose profile or membership changed in or after this transaction. */
  readonly changedSince?: string
  readonly offset?: number
  /** After this group in the order of ids; empty if `offset` is used. */
  readonly after?: string
  readonly limit: number
}

/** The groups of a user, by their ids. */
export const joinedGroups = async (
  db: Kysely<Database>,
  userID: string,
  query: JoinedGroupsQuery,
): Promise<JoinedGroupRow[]> => {
  const { offset = 0, after = '', limit } = query
  const { rows } = await sql<JoinedGroupRow>`
    SELECT page.*, coalesce(conversation.seq, 0) AS seq, coalesce(conversation.last_time, 0) AS last_time,
      coalesce((SELECT members FROM group_size WHERE group_size.group_id = page.group_id), 0) AS member_count,
      coalesce(user_conversation.read_seq, 0) AS own_read_seq, coalesce(user_conversation.remind, 0) AS own_remind,
      ${uncountedSequences(sql`'g:' || page.group_id`, sql`coalesce(user_conversation.read_seq, 0)`, sql`${userID}`)} AS own_uncounted
    FROM (
      SELECT chat_group.*, own.role AS own_role, own.joined_at AS own_joined_at, own.name_card AS own_name_card,
        own.custom_fields AS own_custom_fields
      FROM ${joined(userID, query)} AND group_id > ${after}
      ORDER BY group_id OFFSET ${after === '' ? offset : 0} LIMIT ${limit}
    ) AS page
    LEFT JOIN conversation ON conversation.conv_id = 'g:' || page.group_id
    LEFT JOIN user_conversation ON user_conversation.user_id = ${userID} AND user_conversation.conv_id = 'g:' || page.group_id
    ORDER BY page.group_id
  `.execute(db)
  return rows
}

/** The number of groups on all pages. */
export const countJoinedGroups = async (
  db: Kysely<Database>,
  userID: string,
  query: JoinedGroupsQuery,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${joined(userID, query)}`.execute(db)
  return rows[0]?.total ?? 0
}

const joined = (userID: string, { isCommunity, isSupportTopic, groupIDs, changedSince }: JoinedGroupsQuery) => sql`
  group_member AS own JOIN chat_group USING (group_id)
  WHERE own.user_id = ${userID} AND chat_group.type <> 'AVChatRoom' AND dismissed_at = 0
    ${isCommunity === undefined ? sql`` : sql`AND (chat_group.type = 'Community') = ${isCommunity}`}
    ${isSupportTopic === undefined ? sql`` : sql`AND is_support_topic = ${isSupportTopic}`}
    ${groupIDs === undefined ? sql`` : sql`AND group_id = ANY (${groupIDs}::text[])`}
    ${changedSince === undefined ? sql`` : sql`AND greatest(own.changed, chat_group.changed) >= ${changedSince}::xid8`}`
