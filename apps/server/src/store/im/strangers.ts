import { sql, type Kysely } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

/** The relation of two users before one of them writes. */
export interface PrivateFacts {
  /** The peer does not accept messages of the sender. */
  readonly isBlocked: boolean
  /** Whether the peer has written in this conversation, or has the sender as a friend. */
  readonly isKnown: boolean
  /** One of them is a guest that has become a member, who has this conversation under the own id. */
  readonly isMoved: boolean
}

export const privateFacts = async (
  db: Kysely<Database>,
  { convID, sender, peer }: { convID: string; sender: string; peer: string },
): Promise<PrivateFacts> => {
  const { rows } = await sql<PrivateFacts>`
    SELECT EXISTS (SELECT FROM block_list WHERE user_id = ${peer} AND blocked_id = ${sender}) AS "isBlocked",
      (EXISTS (SELECT FROM message WHERE conv_id = ${convID} AND sender = ${peer})
        OR EXISTS (SELECT FROM friend WHERE user_id = ${peer} AND friend_id = ${sender} AND NOT is_deleted)) AS "isKnown",
      EXISTS (SELECT FROM guest WHERE id IN (${sender}, ${peer}) AND account_id IS NOT NULL) AS "isMoved"
  `.execute(db)
  return rows[0] ?? { isBlocked: false, isKnown: false, isMoved: false }
}

export interface StrangersMessage {
  readonly convID: string
  readonly sender: string
  /** Of a guest; null for members. */
  readonly network: string | null
  /** The sender's key of the message, which a resend repeats. */
  readonly key: string
  /** Epoch seconds. */
  readonly now: number
}

/**
 * New conversations per day of one user, and of all guests of a network; messages per conversation without an answer.
 * Rule: SRV-3.
 */
export interface StrangerLimits {
  readonly openings: number
  readonly openingsPerNetwork: number
  readonly unanswered: number
}

export type Admission = 'admitted' | 'tooManyOpenings' | 'unanswered'

/** Counts a message to a user who has not answered yet. Concurrent messages cannot exceed the limits. */
export const admitStranger = (
  db: Kysely<Database>,
  { convID, sender, network, key, now }: StrangersMessage,
  limits: StrangerLimits,
): Promise<Admission> =>
  repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockOpenings(trx, sender)
      if (network !== null) await lockOpenings(trx, network)
      const opening = await trx
        .selectFrom('private_opening')
        .select(['opener', 'sent'])
        .where('conv_id', '=', convID)
        .forUpdate()
        .executeTakeFirst()
      if (opening !== undefined) {
        if (opening.opener !== sender || opening.sent.includes(key)) return 'admitted'
        if (opening.sent.length >= limits.unanswered) return 'unanswered'
        await trx
          .updateTable('private_opening')
          .set({ sent: [...opening.sent, key] })
          .where('conv_id', '=', convID)
          .execute()
        return 'admitted'
      }
      const since = now - DAY
      if ((await openings(trx, 'opener', sender, since)) >= limits.openings) return 'tooManyOpenings'
      if (network !== null && (await openings(trx, 'network', network, since)) >= limits.openingsPerNetwork)
        return 'tooManyOpenings'
      await trx
        .insertInto('private_opening')
        .values({ conv_id: convID, opener: sender, network, opened_at: now, sent: [key] })
        // The other user started it at the same time, so this is an answer.
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return 'admitted'
    })

const DAY = 86_400

const lockOpenings = (trx: Kysely<Database>, of: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`private-opening:${of}`}, 0))`.execute(trx)

const openings = async (
  trx: Kysely<Database>,
  column: 'opener' | 'network',
  value: string,
  since: number,
): Promise<number> => {
  const { count } = await trx
    .selectFrom('private_opening')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('opened_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a user does not accept messages of another one. */
export const blocks = async (db: Kysely<Database>, userID: string, other: string): Promise<boolean> => {
  const found = db.selectFrom('block_list').select('user_id').where('user_id', '=', userID)
  return (await found.where('blocked_id', '=', other).executeTakeFirst()) !== undefined
}
