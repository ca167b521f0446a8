import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { ActivityTable } from './content-tables'

export interface Activity extends Selectable<ActivityTable> {
  readonly joined_count: number
  /** Whether the viewer has joined. */
  readonly joined: boolean
}

export interface ActivityViewer {
  readonly site: string
  /** 0 for none. */
  readonly uid: number
}

/** Those that end last first, so that those that are over are at the end. */
export const activitiesOf = async (
  db: Kysely<Database>,
  viewer: ActivityViewer,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: Activity[]; total: number }> => {
  const [rows, { total }] = await Promise.all([
    withEntries(db, viewer).orderBy('ends_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute(),
    shown(db, viewer.site)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export const activityById = async (
  db: Kysely<Database>,
  viewer: ActivityViewer,
  id: number,
): Promise<Activity | null> => (await withEntries(db, viewer).where('id', '=', id).executeTakeFirst()) ?? null

/** The cover of an activity of any site; null if it is off. */
export const activityCover = async (db: Kysely<Database>, id: number): Promise<string | null> =>
  (await db.selectFrom('activity').select('cover').where('id', '=', id).where('is_on', '=', true).executeTakeFirst())
    ?.cover ?? null

/** Others who join it wait. */
export const lockActivity = async (db: Transaction<Database>, id: number): Promise<void> => {
  await db.selectFrom('activity').select('id').where('id', '=', id).forUpdate().execute()
}

export const addEntry = async (
  db: Transaction<Database>,
  activity: number,
  uid: number,
  now: number,
): Promise<void> => {
  await db.insertInto('activity_entry').values({ activity_id: activity, account_id: uid, joined_at: now }).execute()
}

const shown = (db: Kysely<Database>, site: string) =>
  db.selectFrom('activity').where('is_on', '=', true).where('site', 'in', ['', site])

const withEntries = (db: Kysely<Database>, { site, uid }: ActivityViewer) =>
  shown(db, site)
    .selectAll()
    .select([
      sql<number>`(SELECT count(*) FROM activity_entry WHERE activity_id = activity.id)`.as('joined_count'),
      sql<boolean>`EXISTS (SELECT 1 FROM activity_entry WHERE activity_id = activity.id AND account_id = ${uid})`.as(
        'joined',
      ),
    ])
