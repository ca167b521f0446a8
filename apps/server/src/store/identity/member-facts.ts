import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

interface MemberFacts {
  /** Gold that the member paid for gifts. */
  readonly gift_spend: number
  /** Gold that the gifts of others brought the member. */
  readonly anchor_point: number
  /** Whether the member manages the room of an anchor. */
  readonly is_anchor_admin: boolean
  readonly moment_count: number
  /** The place of the member's own room among others: the highest is first. */
  readonly rec_weight: number
  /** Those who came to the member's shows, counted at the end of each. */
  readonly visitor_count: number
}

/** What the rows of a member add up to. */
export const memberFacts = async (db: Kysely<Database>, uid: number): Promise<MemberFacts> => {
  const { rows } = await sql<MemberFacts>`
    SELECT (SELECT coalesce(sum(gold), 0) FROM gift_record WHERE sender_id = ${uid} AND NOT from_bag)::bigint AS gift_spend,
      (SELECT coalesce(sum(share), 0) FROM gift_record WHERE anchor_id = ${uid})::bigint AS anchor_point,
      EXISTS (SELECT FROM room_manager WHERE user_id = ${String(uid)}) AS is_anchor_admin,
      (SELECT count(*) FROM moment WHERE account_id = ${uid} AND is_on)::integer AS moment_count,
      coalesce((SELECT priority FROM live_room WHERE anchor_id = ${uid}), 0) AS rec_weight,
      (SELECT coalesce(sum(viewers), 0) FROM live_show WHERE anchor_id = ${uid})::bigint AS visitor_count
  `.execute(db)
  return rows[0] ?? NONE
}

const NONE = {
  gift_spend: 0,
  anchor_point: 0,
  is_anchor_admin: false,
  moment_count: 0,
  rec_weight: 0,
  visitor_count: 0,
} as const satisfies MemberFacts
