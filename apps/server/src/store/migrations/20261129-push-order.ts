import { sql, type Kysely } from 'kysely'

/** News of matches is sent first. The end of a plan is one event, which names the plan: those that name members are gone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    CREATE INDEX push_event_next ON push_event ((kind NOT IN ('goal', 'kick_off')), id);
    DELETE FROM push_event WHERE kind = 'plan_settled'
  `.execute(db)
}
