import type { GroupInviteOption, GroupType } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Selectable } from 'kysely'
import { groupKey } from './conversation-id'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import { addMembers, removeMembers, type JoinOutcome } from './group-members'
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

/** Creates the group of the product if it does not exist, and updates its name and avatar. */
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
      invite_option: inviteOptionOf(seed.type),
      max_member_count: MAX_MEMBERS[seed.type],
      created_at: seed.createdAt ?? 0,
    })
    .onConflict((conflict) =>
      conflict.column('group_id').doUpdateSet({ name: seed.name, avatar: seed.avatar ?? '', dismissed_at: 0 }),
    )
    .execute()
}

/** A chat room counts listeners and has no limit, which is 0. */
export const MAX_MEMBERS: Readonly<Record<GroupType, number>> = {
  Private: 200,
  Public: 2_000,
  ChatRoom: 6_000,
  AVChatRoom: 0,
  Community: 100_000,
}

/** By default the members of private groups and communities add others. */
export const inviteOptionOf = (type: GroupType): GroupInviteOption =>
  type === 'Private' || type === 'Community' ? 'FreeAccess' : 'DisableInvite'

/** Null when there is no such group. */
export const findGroup = async (db: Kysely<Database>, groupID: string): Promise<GroupRow | null> => {
  const { rows } = await sql<GroupRow>`
    SELECT chat_group.*, coalesce(seq, 0) AS seq, coalesce(last_time, 0) AS last_time,
      coalesce((SELECT members FROM group_size WHERE group_size.group_id = chat_group.group_id), 0) AS member_count
    FROM chat_group LEFT JOIN conversation ON conv_id = ${groupKey(groupID)}
    WHERE chat_group.group_id = ${groupID} AND dismissed_at = 0
  `.execute(db)
  return rows[0] ?? null
}

/** Null if the user is not a member. */
export const findMember = async (db: Kysely<Database>, groupID: string, userID: string): Promise<GroupMember | null> =>
  (await db
    .selectFrom('group_member')
    .selectAll()
    .where('group_id', '=', groupID)
    .where('user_id', '=', userID)
    .executeTakeFirst()) ?? null

/** Adds one member, as `addMembers` does. */
export const addMember = (
  db: Kysely<Database>,
  { groupID, userID, role, now }: { groupID: string; userID: string; role: GroupMember['role']; now: number },
): Promise<JoinOutcome> =>
  inTransaction(db, async (trx) => {
    const { max_member_count: max } = await trx
      .selectFrom('chat_group')
      .select('max_member_count')
      .where('group_id', '=', groupID)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const outcomes = await addMembers(trx, { groupID, userIDs: [userID], role, now, max })
    return outcomes.get(userID) ?? 'already'
  })

/** Ends one membership, as `removeMembers` does. False if there was none. */
export const removeMember = (
  db: Kysely<Database>,
  { groupID, userID, now }: { groupID: string; userID: string; now: number },
): Promise<boolean> =>
  inTransaction(db, async (trx) => (await removeMembers(trx, { groupID, userIDs: [userID], now })).length > 0)

export const forgetDepartures = async (db: Kysely<Database>, before: number): Promise<void> => {
  await db.deleteFrom('group_departure').where('left_at', '<', before).execute()
}

export const groupIDsOfMember = async (db: Kysely<Database>, userID: string): Promise<string[]> => {
  const rows = await db.selectFrom('group_member').select('group_id').where('user_id', '=', userID).execute()
  return rows.map((row) => row.group_id)
}
