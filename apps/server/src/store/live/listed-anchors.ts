import { sql, type Kysely } from 'kysely'
import { FANS } from '../identity/follows'
import type { Database } from '../schema'
import { hotAt } from './rooms'

/** An anchor with the state of their room. */
export interface ListedAnchorRow {
  readonly id: number
  readonly nick_name: string
  readonly nick_name_pt: string
  readonly avatar: string
  readonly anchor_level: number
  readonly fans_count: number
  readonly signature: string
  readonly signature_pt: string
  /** Whether the room is on air. */
  readonly live: boolean
  /** 0 off air. */
  readonly hot: number
}

const ORDERS = {
  hot: sql`live DESC, hot DESC, fans_count DESC, account.id`,
  fans: sql`fans_count DESC, account.id`,
  new: sql`account.id DESC`,
}
export type AnchorSort = keyof typeof ORDERS

export interface AnchorsQuery {
  /** The sport of the room's category; 0 for all. */
  readonly sport: number
  readonly sort: AnchorSort
  readonly offset: number
  readonly limit: number
}

/** A page of the anchors. */
export const anchorsBy = async (
  db: Kysely<Database>,
  now: number,
  { sport, sort, offset, limit }: AnchorsQuery,
): Promise<{ rows: ListedAnchorRow[]; total: number }> => {
  const matching = sql`
    FROM account
    LEFT JOIN live_room ON live_room.anchor_id = account.id
    LEFT JOIN live_category ON live_category.id = live_room.category_id
    WHERE account.is_anchor = 1 AND account.status = 1 AND (${sport}::int = 0 OR live_category.sport_id = ${sport}::int)`
  const [{ rows }, counted] = await Promise.all([
    sql<ListedAnchorRow>`SELECT ${columnsAt(now)} ${matching} ORDER BY ${ORDERS[sort]} OFFSET ${offset} LIMIT ${limit}`.execute(
      db,
    ),
    sql<{ total: number }>`SELECT count(*) AS total ${matching}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Some of the anchors, in the order of their ids in the list. */
export const anchorsById = async (
  db: Kysely<Database>,
  now: number,
  ids: readonly number[],
): Promise<ListedAnchorRow[]> => {
  const { rows } = await sql<ListedAnchorRow>`
    SELECT ${columnsAt(now)} FROM account LEFT JOIN live_room ON live_room.anchor_id = account.id
    WHERE account.is_anchor = 1 AND account.status = 1 AND account.id = ANY (${ids}::bigint[])
    ORDER BY array_position(${ids}::bigint[], account.id)
  `.execute(db)
  return rows
}

const columnsAt = (now: number) => sql`
  account.id, nick_name, nick_name_pt, avatar, anchor_level, ${FANS} AS fans_count, signature, signature_pt,
  ${ON_AIR} AS live, CASE WHEN ${ON_AIR} THEN ${hotAt(now)} ELSE 0 END AS hot`

const ON_AIR = sql`coalesce(live_room.start_time > 0, false)`
