import type { Insertable, Transaction } from 'kysely'
import type { Database } from '../schema'
import type { ActivityTable, ArticleTable } from './content-tables'

/** Only where no operator and no earlier start has written anything: one that was removed does not come back. */
export const insertDemoContent = async (
  db: Transaction<Database>,
  articles: readonly Insertable<ArticleTable>[],
  activities: readonly Insertable<ActivityTable>[],
): Promise<void> => {
  const any = await db.selectFrom('article').select('id').limit(1).executeTakeFirst()
  const changed = await db.selectFrom('operator_change').select('id').limit(1).executeTakeFirst()
  if (any !== undefined || changed !== undefined) return
  await db.insertInto('article').values(articles).execute()
  await db.insertInto('activity').values(activities).execute()
}
