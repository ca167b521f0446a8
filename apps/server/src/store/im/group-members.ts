import { GROUP_SIZES } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Transaction } from 'kysely'
import { groupKey } from './conversation-id'
import type { Database } from '../schema'
import type { GroupMemberTable } from './im-tables'

type Role = GroupMemberTable['role']

/** `busy`: the user is in too many groups. */
export type JoinOutcome = 'joined' | 'already' | 'full' | 'banned' | 'busy'

export interface NewMembers {
  readonly groupID: string
  readonly userIDs: readonly string[]
  readonly role: Role
  readonly now: number
  /** The most members of the group. */
  readonly max: number
}

/**
 * Adds users as members whose read marks, also of topics, are at the newest messages. The caller has locked the group,
 * so that concurrent joins cannot exceed the limit. A ban applies from its creation.
 */
export const addMembers = async (
  trx: Transaction<Database>,
  { groupID, userIDs, role, now, max }: NewMembers,
): Promise<ReadonlyMap<string, JoinOutcome>> => {
  const { rows } = await sql<{ user_id: string; outcome: JoinOutcome | null; count: number }>`
    SELECT user_id, coalesce((SELECT members FROM group_size WHERE group_id = ${groupID}), 0) AS count, CASE
      WHEN EXISTS (SELECT FROM group_member AS own WHERE own.group_id = ${groupID} AND own.user_id = given.user_id) THEN 'already'
      WHEN EXISTS (
        SELECT FROM restriction WHERE restriction.user_id = given.user_id AND restriction.group_id = ${groupID}
          AND kind = 'ban' AND until > ${now}
      ) THEN 'banned'
      WHEN (SELECT count(*) FROM group_member AS own WHERE own.user_id = given.user_id) >= ${GROUP_SIZES.joined} THEN 'busy'
    END AS outcome
    FROM unnest(${userIDs}::text[]) AS given (user_id)
  `.execute(trx)
  const outcomes = new Map<string, JoinOutcome>()
  const added: string[] = []
  for (const { user_id: userID, outcome, count } of rows) {
    const isFull = outcome === null && count + added.length >= max
    outcomes.set(userID, isFull ? 'full' : (outcome ?? 'joined'))
    if (outcome === null && !isFull) added.push(userID)
  }
  if (added.length === 0) return outcomes
  await trx
    .insertInto('group_member')
    .values(added.map((user_id) => ({ group_id: groupID, user_id, role, joined_at: now })))
    .execute()
  await sql`
    DELETE FROM group_departure WHERE user_id = ANY (${added}::text[]) AND group_id = ${groupID}
  `.execute(trx)
  await sql`
    INSERT INTO user_conversation (user_id, conv_id, read_seq)
    SELECT added.user_id, own.conv_id, coalesce(conversation.seq, 0)
    FROM (${conversationsOf(groupID)}) AS own LEFT JOIN conversation USING (conv_id)
    CROSS JOIN unnest(${added}::text[]) AS added (user_id)
    ON CONFLICT (user_id, conv_id) DO UPDATE SET read_seq = greatest(user_conversation.read_seq, excluded.read_seq)
  `.execute(trx)
  return outcomes
}

/** Which of the users are banned from the group. */
export const bannedAmong = async (
  db: Kysely<Database>,
  { groupID, userIDs, now }: Pick<NewMembers, 'groupID' | 'userIDs' | 'now'>,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('restriction')
    .select('user_id')
    .where('user_id', '=', sql<string>`ANY (${userIDs}::text[])`)
    .where('group_id', '=', groupID)
    .where('kind', '=', 'ban')
    .where('until', '>', now)
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** The conversations of a group: its own and those of its topics. */
const conversationsOf = (groupID: string) => sql`
  SELECT ${groupKey(groupID)} AS conv_id UNION ALL SELECT 'g:' || topic_id FROM topic WHERE group_id = ${groupID}
`

/** Some members of a group. */
export const someMembers = async (db: Kysely<Database>, groupID: string, count: number): Promise<readonly string[]> => {
  const query = db.selectFrom('group_member').select('user_id').where('group_id', '=', groupID)
  return (await query.orderBy('user_id').limit(count).execute()).map(({ user_id }) => user_id)
}

/** How many of the users are members. */
export const countMembersAmong = async (
  db: Kysely<Database>,
  groupID: string,
  userIDs: readonly string[],
): Promise<number> => {
  let count = 0
  for (let at = 0; at < userIDs.length; at += USERS_AT_ONCE) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM group_member
      WHERE group_id = ${groupID} AND user_id = ANY (${userIDs.slice(at, at + USERS_AT_ONCE)}::text[])
    `.execute(db)
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Which of the users are members. */
export const membersAmong = async (
  db: Kysely<Database>,
  groupID: string,
  userIDs: readonly string[],
): Promise<ReadonlySet<string>> => {
  const members = new Set<string>()
  for (let at = 0; at < userIDs.length; at += USERS_AT_ONCE) {
    const { rows } = await sql<{ user_id: string }>`
      SELECT user_id FROM group_member
      WHERE group_id = ${groupID} AND user_id = ANY (${userIDs.slice(at, at + USERS_AT_ONCE)}::text[])
    `.execute(db)
    for (const { user_id } of rows) members.add(user_id)
  }
  return members
}

const USERS_AT_ONCE = 10_000

/**
 * Ends memberships, deletes the members' conversations, and records the departures for devices that are away. Returns
 * those who were members.
 */
export const removeMembers = async (
  trx: Transaction<Database>,
  { groupID, userIDs, now }: { groupID: string; userIDs: readonly string[]; now: number },
): Promise<readonly string[]> => {
  const removed = await sql<{ user_id: string }>`
    DELETE FROM group_member WHERE group_id = ${groupID} AND user_id = ANY (${userIDs}::text[]) RETURNING user_id
  `.execute(trx)
  const gone = removed.rows.map((row) => row.user_id)
  await sql`
    DELETE FROM user_conversation WHERE user_id = ANY (${userIDs}::text[]) AND conv_id IN (${conversationsOf(groupID)})
  `.execute(trx)
  await sql`
    INSERT INTO group_departure (user_id, group_id, left_at)
    SELECT user_id, ${groupID}, ${now} FROM unnest(${gone}::text[]) AS gone (user_id)
    ON CONFLICT (user_id, group_id) DO UPDATE SET left_at = excluded.left_at, changed = excluded.changed
  `.execute(trx)
  return gone
}

/** What a manager or the member changes. */
export interface MemberChange {
  readonly role?: Role | undefined
  readonly nameCard?: string | undefined
  readonly customFields?: Readonly<Record<string, string>> | undefined
}

export const changeMember = async (
  db: Kysely<Database>,
  { groupID, userID }: { groupID: string; userID: string },
  { role, nameCard, customFields }: MemberChange,
): Promise<void> => {
  const changed = {
    ...(role === undefined ? {} : { role }),
    ...(nameCard === undefined ? {} : { name_card: nameCard }),
    ...(customFields === undefined ? {} : { custom_fields: JSON.stringify(customFields) }),
  }
  if (Object.keys(changed).length === 0) return
  await db
    .updateTable('group_member')
    .set(changed)
    .where('group_id', '=', groupID)
    .where('user_id', '=', userID)
    .execute()
}
