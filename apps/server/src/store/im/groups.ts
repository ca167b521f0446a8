import type { GroupType } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Selectable } from 'kysely'
import { groupKey } from './conversation-id'
import { inTransaction } from '../database/in-transaction'
import { restrictionsFor } from '../identity/restrictions'
import type { Database } from '../schema'
import type { ChatGroupTable, GroupMemberTable } from './im-tables'

export interface GroupSeed {
  readonly groupID: string
  readonly type: GroupType
  readonly name: string
  readonly ownerID: string
  readonly avatar?: string
  readonly introduction?: string
  readonly notification?: string
  readonly createdAt?: number
}

/** A group with the data of its conversation. */
export type GroupRow = Selectable<ChatGroupTable> & {
  readonly seq: number
  readonly last_time: number
  /** Stored members; a chat room has none. */
  readonly member_count: number
}

export type GroupMember = Selectable<GroupMemberTable>

/** Creates the group if it does not exist, and updates its name and avatar. */
export const ensureGroup = async (db: Kysely<Database>, seed: GroupSeed): Promise<void> => {
  await db
    .insertInto('chat_group')
    .values({
      group_id: seed.groupID,
      type: seed.type,
      name: seed.name,
      avatar: seed.avatar ?? '',
      introduction: seed.introduction ?? '',
      notification: seed.notification ?? '',
      owner_id: seed.ownerID,
      join_option: seed.type === 'Private' ? 'DisableApply' : 'FreeAccess',
      max_member_count: MAX_MEMBERS[seed.type],
      created_at: seed.createdAt ?? 0,
    })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ name: seed.name, avatar: seed.avatar ?? '' }))
    .execute()
}

/** A chat room counts listeners and has no limit, which is 0. */
const MAX_MEMBERS: Readonly<Record<GroupType, number>> = {
  Private: 200,
  Public: 2_000,
  ChatRoom: 6_000,
  AVChatRoom: 0,
  Community: 100_000,
}

/** Null when there is no such group. */
export const findGroup = async (db: Kysely<Database>, groupID: string): Promise<GroupRow | null> => {
  const { rows } = await sql<GroupRow>`
    SELECT chat_group.*, coalesce(seq, 0) AS seq, coalesce(last_time, 0) AS last_time,
      (SELECT count(*) FROM group_member WHERE group_member.group_id = chat_group.group_id) AS member_count
    FROM chat_group LEFT JOIN conversation ON conv_id = ${groupKey(groupID)}
    WHERE chat_group.group_id = ${groupID}
  `.execute(db)
  return rows[0] ?? null
}

/** A group with the caller's membership. */
export type JoinedGroupRow = GroupRow & {
  readonly own_role: GroupMember['role']
  readonly own_joined_at: number
  readonly own_name_card: string
  readonly own_read_seq: number
}

export interface JoinedGroupsQuery {
  /** Communities, or all other groups except chat rooms. */
  readonly isCommunity: boolean
  /** Only those with topics, or only those without; undefined for both. */
  readonly isSupportTopic: boolean | undefined
  readonly offset: number
  /** After this group in the order of ids; empty if `offset` is used. */
  readonly after: string
  readonly limit: number
}

/** The groups of a user, by their ids. */
export const joinedGroups = async (
  db: Kysely<Database>,
  userID: string,
  { isCommunity, isSupportTopic, offset, after, limit }: JoinedGroupsQuery,
): Promise<{ rows: JoinedGroupRow[]; total: number }> => {
  const joined = sql`group_member AS own JOIN chat_group USING (group_id)
    WHERE own.user_id = ${userID} AND chat_group.type <> 'AVChatRoom' AND (chat_group.type = 'Community') = ${isCommunity}
      ${isSupportTopic === undefined ? sql`` : sql`AND is_support_topic = ${isSupportTopic}`}`
  const { rows } = await sql<JoinedGroupRow>`
    SELECT page.*, coalesce(conversation.seq, 0) AS seq, coalesce(conversation.last_time, 0) AS last_time,
      (SELECT count(*) FROM group_member WHERE group_member.group_id = page.group_id) AS member_count,
      coalesce(user_conversation.read_seq, 0) AS own_read_seq
    FROM (
      SELECT chat_group.*, own.role AS own_role, own.joined_at AS own_joined_at, own.name_card AS own_name_card
      FROM ${joined} AND group_id > ${after} ORDER BY group_id OFFSET ${after === '' ? offset : 0} LIMIT ${limit}
    ) AS page
    LEFT JOIN conversation ON conversation.conv_id = 'g:' || page.group_id
    LEFT JOIN user_conversation ON user_conversation.user_id = ${userID} AND user_conversation.conv_id = 'g:' || page.group_id
    ORDER BY page.group_id
  `.execute(db)
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM ${joined}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Null if the user is not a member. */
export const findMember = async (db: Kysely<Database>, groupID: string, userID: string): Promise<GroupMember | null> =>
  (await db
    .selectFrom('group_member')
    .selectAll()
    .where('group_id', '=', groupID)
    .where('user_id', '=', userID)
    .executeTakeFirst()) ?? null

export type JoinOutcome = 'joined' | 'already' | 'full' | 'banned'

/**
 * Adds the user as a member whose read marks, also of topics, are at the newest messages. Concurrent joins cannot
 * exceed the limit, and a ban applies from its creation.
 */
export const addMember = (
  db: Kysely<Database>,
  member: { groupID: string; userID: string; role: GroupMember['role']; now: number },
): Promise<JoinOutcome> =>
  inTransaction(db, async (trx) => {
    const group = await trx
      .selectFrom('chat_group')
      .select('max_member_count')
      .where('group_id', '=', member.groupID)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if ((await findMember(trx, member.groupID, member.userID)) !== null) return 'already'
    const restrictions = await restrictionsFor(trx, member.userID, member.now)
    if (restrictions.some(({ group_id, kind }) => group_id === member.groupID && kind === 'ban')) return 'banned'
    const { count } = await trx
      .selectFrom('group_member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('group_id', '=', member.groupID)
      .executeTakeFirstOrThrow()
    if (count >= group.max_member_count) return 'full'
    await trx
      .insertInto('group_member')
      .values({ group_id: member.groupID, user_id: member.userID, role: member.role, joined_at: member.now })
      .execute()
    await trx
      .deleteFrom('group_departure')
      .where('user_id', '=', member.userID)
      .where('group_id', '=', member.groupID)
      .execute()
    await sql`
      INSERT INTO user_conversation (user_id, conv_id, read_seq)
      SELECT ${member.userID}, own.conv_id, coalesce(conversation.seq, 0)
      FROM (${conversationsOf(member.groupID)}) AS own LEFT JOIN conversation USING (conv_id)
      ON CONFLICT (user_id, conv_id) DO UPDATE SET read_seq = greatest(user_conversation.read_seq, excluded.read_seq)
    `.execute(trx)
    return 'joined'
  })

/** The conversations of a group: its own and those of its topics. */
const conversationsOf = (groupID: string) => sql`
  SELECT ${groupKey(groupID)} AS conv_id UNION ALL SELECT 'g:' || topic_id FROM topic WHERE group_id = ${groupID}
`

/**
 * Ends a membership, deletes the member's conversations, and records the departure for devices that are away. False if
 * there was none.
 */
export const removeMember = (
  db: Kysely<Database>,
  { groupID, userID, now }: { groupID: string; userID: string; now: number },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('group_member')
      .where('group_id', '=', groupID)
      .where('user_id', '=', userID)
      .executeTakeFirst()
    await sql`
      DELETE FROM user_conversation WHERE user_id = ${userID} AND conv_id IN (${conversationsOf(groupID)})
    `.execute(trx)
    if (removed.numDeletedRows === 0n) return false
    await sql`
      INSERT INTO group_departure (user_id, group_id, left_at) VALUES (${userID}, ${groupID}, ${now})
      ON CONFLICT (user_id, group_id) DO UPDATE SET left_at = excluded.left_at, changed = excluded.changed
    `.execute(trx)
    return true
  })

export const forgetDepartures = async (db: Kysely<Database>, before: number): Promise<void> => {
  await db.deleteFrom('group_departure').where('left_at', '<', before).execute()
}

export const groupIDsOfMember = async (db: Kysely<Database>, userID: string): Promise<string[]> => {
  const rows = await db.selectFrom('group_member').select('group_id').where('user_id', '=', userID).execute()
  return rows.map((row) => row.group_id)
}
