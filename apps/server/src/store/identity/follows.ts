import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

interface Pair {
  readonly follower: number
  readonly followed: number
  readonly now: number
}

/** Returns whether that changed something, and whether it is the first time. The fans and follows count with it. */
export const setFollow = async (
  trx: Transaction<Database>,
  { follower, followed, now }: Pair,
  isOn: boolean,
): Promise<{ hasChanged: boolean; isFirst: boolean }> => {
  const { rows } = await sql<{ isFirst: boolean }>`
    INSERT INTO follow (follower_id, followed_id, since, is_on)
    SELECT ${follower}::integer, ${followed}::integer, ${now}::bigint, true WHERE ${isOn}
    ON CONFLICT DO NOTHING RETURNING true AS "isFirst"`.execute(trx)
  const isFirst = rows.length === 1
  const { numUpdatedRows } = await trx
    .updateTable('follow')
    .set({ is_on: isOn, ...(isOn && { since: now }) })
    .where('follower_id', '=', follower)
    .where('followed_id', '=', followed)
    .where('is_on', '=', !isOn)
    .executeTakeFirst()
  const hasChanged = isFirst || numUpdatedRows === 1n
  if (hasChanged) await count(trx, follower, followed, isOn ? 1 : -1)
  return { hasChanged, isFirst }
}

/** In the order of their ids, so that two who follow each other at once do not deadlock. */
const count = async (trx: Transaction<Database>, follower: number, followed: number, by: 1 | -1): Promise<void> => {
  const changes = [
    { account_id: follower, follows: by, fans: 0 },
    { account_id: followed, follows: 0, fans: by },
  ]
  for (const change of changes.toSorted((one, other) => one.account_id - other.account_id))
    await trx
      .insertInto('follow_count')
      .values(change)
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({
          follows: sql`follow_count.follows + excluded.follows`,
          fans: sql`follow_count.fans + excluded.fans`,
        }),
      )
      .execute()
}

/** Ends all follows of a member and by others, who count one less. They are locked in the order of their ids, as above. */
export const endFollows = async (trx: Transaction<Database>, uid: number): Promise<void> => {
  await sql`
    WITH gone AS (
      DELETE FROM follow WHERE follower_id = ${uid} OR followed_id = ${uid} RETURNING follower_id, followed_id, is_on
    ), one AS (
      SELECT followed_id AS id, 1 AS fans, 0 AS follows FROM gone WHERE is_on
      UNION ALL SELECT follower_id, 0, 1 FROM gone WHERE is_on
    ), less AS MATERIALIZED (
      SELECT id, sum(fans)::integer AS fans, sum(follows)::integer AS follows FROM one GROUP BY id
    ), locked AS MATERIALIZED (
      SELECT account_id FROM follow_count WHERE account_id IN (SELECT id FROM less) ORDER BY account_id FOR UPDATE
    )
    UPDATE follow_count SET fans = follow_count.fans - less.fans, follows = follow_count.follows - less.follows
    FROM locked JOIN less ON less.id = locked.account_id
    WHERE follow_count.account_id = locked.account_id`.execute(trx)
}

/** How many follow a member, and how many they follow. */
export const followCounts = async (db: Kysely<Database>, uid: number): Promise<{ fans: number; follows: number }> =>
  (await db
    .selectFrom('follow_count')
    .select(['fans', 'follows'])
    .where('account_id', '=', uid)
    .executeTakeFirst()) ?? { fans: 0, follows: 0 }

/** The fans of `account` in a statement: those that an operator gives an anchor of the demonstration count, too. */
export const FANS = sql<number>`(account.fans_count
  + coalesce((SELECT fans FROM follow_count WHERE follow_count.account_id = account.id), 0))`

export const isFollower = async (db: Kysely<Database>, follower: number, followed: number): Promise<boolean> => {
  const row = await db
    .selectFrom('follow')
    .select('followed_id')
    .where('follower_id', '=', follower)
    .where('followed_id', '=', followed)
    .where('is_on', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of those whom a member follows, the latest first, `most` at most. */
export const followedIDs = async (db: Kysely<Database>, uid: number, most: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('follow')
    .select('followed_id')
    .where('follower_id', '=', uid)
    .where('is_on', '=', true)
    .orderBy('since', 'desc')
    .orderBy('followed_id')
    .limit(most)
    .execute()
  return rows.map(({ followed_id }) => followed_id)
}

/** Those of some members who follow a member. */
export const fansAmong = async (
  db: Kysely<Database>,
  followed: number,
  members: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ follower_id: number }>`
    SELECT follower_id FROM follow
    WHERE followed_id = ${followed} AND is_on AND follower_id = ANY (${members}::integer[])`.execute(db)
  return rows.map(({ follower_id }) => follower_id)
}

export interface FollowRow {
  readonly uid: number
  readonly nick_name: string
  readonly nick_name_pt: string
  readonly signature: string
  readonly signature_pt: string
  readonly avatar: string
  readonly user_level: number
  readonly is_anchor: number
  readonly fans_count: number
  readonly live: boolean
  readonly since: number
}

export type FollowKind = 'anchors' | 'masters' | 'users'

const OF_KIND: Readonly<Record<FollowKind, ReturnType<typeof sql>>> = {
  anchors: sql`account.is_anchor = 1`,
  masters: sql`account.is_anchor = 0 AND account.is_master`,
  users: sql`account.is_anchor = 0 AND NOT account.is_master`,
}

interface Part {
  readonly uid: number
  readonly offset: number
  readonly limit: number
}

/** A page of those whom a member follows: first who is on air, then the latest. */
export const followsOf = (db: Kysely<Database>, kind: FollowKind, part: Part) =>
  pageOf(
    db,
    sql`follow.follower_id = ${part.uid} AND ${OF_KIND[kind]}`,
    { person: sql`followed_id`, order: sql`live DESC, follow.since DESC, account.id` },
    part,
  )

/** A page of those who follow a member, the latest first. */
export const fansOf = (db: Kysely<Database>, part: Part) =>
  pageOf(
    db,
    sql`follow.followed_id = ${part.uid}`,
    { person: sql`follower_id`, order: sql`follow.since DESC, account.id` },
    part,
  )

const pageOf = async (
  db: Kysely<Database>,
  wanted: ReturnType<typeof sql>,
  { person, order }: { readonly person: ReturnType<typeof sql>; readonly order: ReturnType<typeof sql> },
  { offset, limit }: Part,
): Promise<{ rows: FollowRow[]; total: number }> => {
  const from = sql`FROM follow JOIN account ON account.id = follow.${person} AND account.status = 1
    LEFT JOIN live_room ON live_room.anchor_id = account.id AND account.is_anchor = 1
    WHERE follow.is_on AND ${wanted}`
  const [{ rows }, counted] = await Promise.all([
    sql<FollowRow>`
      SELECT account.id AS uid, nick_name, nick_name_pt, signature, signature_pt, avatar, user_level, is_anchor,
        ${FANS} AS fans_count, coalesce(live_room.start_time > 0, false) AS live, follow.since
      ${from} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total ${from}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
