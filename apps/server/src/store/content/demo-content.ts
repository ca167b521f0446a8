import { type Insertable, sql, type Transaction } from 'kysely'
import { indexChangedNames } from '../search/index-names'
import type { Database } from '../schema'
import type { ActivityTable, ArticleTable, PlacementTable } from './content-tables'
import type { MomentTable, VideoCategoryTable, VideoCollectionTable, VideoTable } from './video-tables'

/** What the demonstration writes, by the noun of an operator's command. */
const NOUNS = ['article', 'activity', 'banner', 'announcement', 'ad']

/** Not where an operator or an earlier start has written some of it: what was removed does not come back. */
export const mayHaveDemoContent = async (db: Transaction<Database>): Promise<boolean> => {
  const any = await db.selectFrom('article').select('id').limit(1).executeTakeFirst()
  const changed = await db
    .selectFrom('operator_change')
    .select('id')
    .where('noun', 'in', NOUNS)
    .limit(1)
    .executeTakeFirst()
  return any === undefined && changed === undefined
}

export const insertDemoContent = async (
  db: Transaction<Database>,
  articles: readonly Insertable<ArticleTable>[],
  activities: readonly Insertable<ActivityTable>[],
  placements: readonly Insertable<PlacementTable>[],
): Promise<void> => {
  await db.insertInto('article').values(articles).execute()
  await indexChangedNames(db, 'article', { after: 0, limit: articles.length })
  await db.insertInto('activity').values(activities).execute()
  await db.insertInto('placement').values(placements).execute()
}

interface DemoVideos {
  readonly categories: readonly Insertable<VideoCategoryTable>[]
  readonly collections: readonly Insertable<VideoCollectionTable>[]
  readonly videos: readonly Insertable<VideoTable>[]
  readonly moments: readonly Insertable<MomentTable>[]
}

/** Not where there is a video or a category of them already: an operator may have removed the categories. */
export const mayHaveDemoVideos = async (db: Transaction<Database>): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM video UNION ALL SELECT FROM video_category LIMIT 1`.execute(db)
  return rows.length === 0
}

/** All or nothing. */
export const insertDemoVideos = async (
  db: Transaction<Database>,
  { categories, collections, videos, moments }: DemoVideos,
): Promise<void> => {
  if (videos.length === 0 || moments.length === 0) return
  await db.insertInto('video_category').values(categories).execute()
  await db.insertInto('video_collection').values(collections).execute()
  await db.insertInto('video').values(videos).execute()
  await indexChangedNames(db, 'video', { after: 0, limit: videos.length })
  await db.insertInto('moment').values(moments).execute()
}
