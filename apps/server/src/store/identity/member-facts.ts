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
}

/** What the rows of a member add up to. */
export const memberFacts = async (db: Kysely<Database>, uid: number): Promise<MemberFacts> => {
  const { rows } = await sql<MemberFacts>`
    SELECT (SELECT coalesce(sum(gold), 0) FROM gift_record WHERE sender_id = ${uid} AND NOT from_bag)::bigint AS gift_spend,
      (SELECT coalesce(sum(share), 0) FROM gift_record WHERE anchor_id = ${uid})::bigint AS anchor_point,
      EXISTS (SELECT FROM room_manager WHERE user_id = ${String(uid)}) AS is_anchor_admin,
      (SELECT count(*) FROM moment WHERE account_id = ${uid})::integer AS moment_count
  `.execute(db)
  return rows[0] ?? { gift_spend: 0, anchor_point: 0, is_anchor_admin: false, moment_count: 0 }
}
