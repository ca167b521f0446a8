import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { RestrictionTable } from '../im/im-tables'

export type Restriction = Omit<Selectable<RestrictionTable>, 'changed_at'>

/** The key of a restriction; all its rows are created and lifted together. */
export type RestrictionKey = Pick<Restriction, 'user_id' | 'group_id' | 'kind'>

export const putRestrictions = async (db: Kysely<Database>, rows: readonly Restriction[]): Promise<void> => {
  await db
    .insertInto('restriction')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'subject_type', 'subject', 'group_id', 'kind']).doUpdateSet({
        origin: sql`excluded.origin`,
        until: sql`excluded.until`,
        created_at: sql`excluded.created_at`,
        changed_at: sql`clock_timestamp()`,
      }),
    )
    .execute()
}

/** False if nothing was in force. The rows stay for a while, so that every process sees the change. */
export const liftRestrictions = async (db: Kysely<Database>, key: RestrictionKey, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('restriction')
    .set({ until: 0, changed_at: sql`clock_timestamp()` })
    .where('user_id', '=', key.user_id)
    .where('group_id', '=', key.group_id)
    .where('kind', '=', key.kind)
    .where('until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What is in force. */
export const activeRestrictions = (db: Kysely<Database>, now: number): Promise<Restriction[]> =>
  db.selectFrom('restriction').select(COLUMNS).where('until', '>', now).execute()

/** Restrictions created or lifted within the last minute. */
export const recentRestrictions = (db: Kysely<Database>): Promise<Restriction[]> =>
  db
    .selectFrom('restriction')
    .select(COLUMNS)
    .where('changed_at', '>', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .execute()

/** The restrictions in force that were created for a user. */
export const restrictionsFor = (db: Kysely<Database>, userID: string, now: number): Promise<Restriction[]> =>
  db
    .selectFrom('restriction')
    .select(COLUMNS)
    .where('user_id', '=', userID)
    .where('until', '>', now)
    .orderBy('group_id')
    .execute()

/** The restriction of the user, not of devices, in force or ended. Others who change it wait. */
export const lockRestriction = async (
  db: Transaction<Database>,
  { user_id, group_id, kind }: RestrictionKey,
): Promise<Pick<Restriction, 'origin' | 'until'> | null> =>
  (await db
    .selectFrom('restriction')
    .select(['origin', 'until'])
    .where('user_id', '=', user_id)
    .where('group_id', '=', group_id)
    .where('kind', '=', kind)
    .where('subject_type', '=', 'user')
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Until when users are muted in a group, for those who are. */
export const mutesIn = async (
  db: Kysely<Database>,
  groupID: string,
  userIDs: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('restriction')
    .select(['user_id', 'until'])
    .where('user_id', '=', sql<string>`ANY (${userIDs}::text[])`)
    .where('subject_type', '=', 'user')
    .where('group_id', '=', groupID)
    .where('kind', '=', 'mute')
    .where('until', '>', now)
    .execute()
  return new Map(rows.map(({ user_id, until }) => [user_id, until]))
}

export const isBannedEverywhere = async (db: Kysely<Database>, userID: string, now: number): Promise<boolean> =>
  (await restrictionsFor(db, userID, now)).some(({ group_id, kind }) => group_id === '' && kind === 'ban')

/** The restrictions for any of these keys. */
export const restrictionsOn = (
  db: Kysely<Database>,
  subjects: readonly Pick<Restriction, 'subject_type' | 'subject'>[],
): Promise<Restriction[]> =>
  db
    .selectFrom('restriction')
    .select(COLUMNS)
    .where(({ or, and, eb }) =>
      or(
        subjects.map(({ subject_type, subject }) =>
          and([eb('subject_type', '=', subject_type), eb('subject', '=', subject)]),
        ),
      ),
    )
    .execute()

/** Deletes restrictions that ended before `before`. */
export const forgetRestrictions = async (db: Kysely<Database>, before: number): Promise<void> => {
  await db
    .deleteFrom('restriction')
    .where('until', '<', before)
    .where('changed_at', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute()
}

const COLUMNS = ['user_id', 'subject_type', 'subject', 'group_id', 'kind', 'origin', 'until', 'created_at'] as const
