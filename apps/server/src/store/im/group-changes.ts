import type { GroupInviteOption, GroupJoinOption, GroupType } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'
import { holdRights, takeRights } from './group-rights'
import { findGroup, MAX_MEMBERS, type GroupRow } from './groups'

export interface NewGroup {
  readonly groupID: string
  readonly type: GroupType
  readonly name: string
  readonly ownerID: string
  readonly avatar: string
  readonly introduction: string
  readonly notification: string
  readonly joinOption: GroupJoinOption
  readonly inviteOption: GroupInviteOption
  readonly maxMemberCount: number
  readonly isSupportTopic: boolean
  readonly isWebPush: boolean
  readonly customFields: Readonly<Record<string, string>>
  readonly now: number
}

/** False if the id is used, or was used by a group that was dismissed. */
export const insertGroup = async (db: Kysely<Database>, group: NewGroup): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_group')
    .values({
      group_id: group.groupID,
      type: group.type,
      name: group.name,
      avatar: group.avatar,
      introduction: group.introduction,
      notification: group.notification,
      owner_id: group.ownerID,
      join_option: group.joinOption,
      invite_option: group.inviteOption,
      max_member_count: group.maxMemberCount || MAX_MEMBERS[group.type],
      is_support_topic: group.isSupportTopic,
      web_push: group.isWebPush,
      custom_fields: JSON.stringify(group.customFields),
      created_at: group.now,
      info_time: group.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** How many groups a user owns. */
export const countOwnedGroups = async (db: Kysely<Database>, userID: string): Promise<number> => {
  const { count } = await db
    .selectFrom('chat_group')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', userID)
    .where('dismissed_at', '=', 0)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * What a change does with the rights in a group. `takes`: somebody may have fewer after it, so it waits for messages on
 * their way and lets no others in. `holds`: nobody has, and messages do not wait for it.
 */
export type RightsUse = 'holds' | 'takes'

/** The group, locked until the end of the transaction after the rights in it; null if there is none. */
export const lockGroup = async (
  trx: Transaction<Database>,
  groupID: string,
  rights: RightsUse,
): Promise<GroupRow | null> => {
  await (rights === 'takes' ? takeRights(trx, groupID) : holdRights(trx, [groupID]))
  await sql`SELECT FROM chat_group WHERE group_id = ${groupID} FOR UPDATE`.execute(trx)
  return findGroup(trx, groupID)
}

/** The columns that a change of the profile may set. */
export interface ProfileChange {
  readonly name?: string
  readonly avatar?: string
  readonly introduction?: string
  readonly notification?: string
  readonly owner_id?: string
  readonly join_option?: GroupJoinOption
  readonly invite_option?: GroupInviteOption
  readonly max_member_count?: number
  readonly mute_all?: boolean
  readonly custom_fields?: Readonly<Record<string, string>>
}

export const changeProfile = async (
  db: Kysely<Database>,
  groupID: string,
  { custom_fields, ...columns }: ProfileChange,
  now: number,
): Promise<void> => {
  await db
    .updateTable('chat_group')
    .set({
      ...columns,
      ...(custom_fields === undefined ? {} : { custom_fields: JSON.stringify(custom_fields) }),
      info_seq: sql`info_seq + 1`,
      info_time: now,
    })
    .where('group_id', '=', groupID)
    .execute()
}

/** What members must meet to write. */
export interface GroupRules {
  readonly slow_mode: number
  readonly min_level: number
}

export const changeRules = async (trx: Transaction<Database>, groupID: string, rules: GroupRules): Promise<void> => {
  await trx.updateTable('chat_group').set(rules).where('group_id', '=', groupID).execute()
}

/** The row stays, so that nobody uses the id again. */
export const markDismissed = async (db: Kysely<Database>, groupID: string, now: number): Promise<void> => {
  await db.updateTable('chat_group').set({ dismissed_at: now }).where('group_id', '=', groupID).execute()
  await db.deleteFrom('group_application').where('group_id', '=', groupID).execute()
}

/** A group that was dismissed; null if there is none. */
export const dismissedGroup = async (db: Kysely<Database>, groupID: string) =>
  (await db
    .selectFrom('chat_group')
    .select(['group_id', 'type', 'name', 'avatar', 'owner_id'])
    .where('group_id', '=', groupID)
    .where('dismissed_at', '>', 0)
    .executeTakeFirst()) ?? null

/** Whether it is the chat of an anchor's room. */
export const isLiveRoom = async (db: Kysely<Database>, groupID: string): Promise<boolean> => {
  const room = await db.selectFrom('live_room').select('group_id').where('group_id', '=', groupID).executeTakeFirst()
  return room !== undefined
}
