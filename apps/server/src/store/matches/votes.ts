import type { Outcome } from '@org/api-client/contract'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'

export interface VoteRow {
  readonly home: number
  readonly draw: number
  readonly away: number
  readonly mine: Outcome | ''
}

/** The votes on a match, and that of a viewer, who may be empty. */
export const votesOn = async (db: Kysely<Database>, matchId: number, viewer: string): Promise<VoteRow> => {
  const { rows } = await sql<VoteRow>`
    SELECT count(*) FILTER (WHERE vote = 'home')::integer AS home,
      count(*) FILTER (WHERE vote = 'draw')::integer AS draw,
      count(*) FILTER (WHERE vote = 'away')::integer AS away,
      coalesce(max(vote) FILTER (WHERE viewer = ${viewer}), '') AS mine
    FROM match_vote WHERE match_id = ${matchId}
  `.execute(db)
  return rows[0] ?? { home: 0, draw: 0, away: 0, mine: '' }
}

/** Returns whether the vote is new: a viewer has one on a match. */
export const addVote = async (
  trx: Transaction<Database>,
  { matchId, viewer, vote, now }: { matchId: number; viewer: string; vote: Outcome; now: number },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('match_vote')
    .values({ match_id: matchId, viewer, vote, created_at: now })
    .onConflict((conflict) => conflict.columns(['match_id', 'viewer']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Gives the votes of a guest to a member, who keeps their own where both have voted. So one person counts once. */
export const moveVotes = async (trx: Transaction<Database>, guest: string, member: string): Promise<void> => {
  await sql`
    WITH moved AS (DELETE FROM match_vote WHERE viewer = ${guest} RETURNING match_id, vote, created_at)
    INSERT INTO match_vote (match_id, viewer, vote, created_at) SELECT match_id, ${member}, vote, created_at FROM moved
    ON CONFLICT DO NOTHING
  `.execute(trx)
}

/** The sport, the kick-off and the status of a match, which stays as it is until the end of the transaction. */
export const lockMatch = (trx: Transaction<Database>, matchId: number) =>
  trx
    .selectFrom('match')
    .select(['sport_id', 'status', 'kickoff_time'])
    .where('id', '=', matchId)
    .forShare()
    .executeTakeFirst()
