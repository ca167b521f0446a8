import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../schema'
import type { ArticleTable, DocumentTable, RowLanguage } from './content-tables'

export type Article = Selectable<ArticleTable>

/** Where a page of articles goes on: after this one. */
export interface ArticlePlace {
  readonly published_at: number
  readonly id: number
}

export interface ArticlesQuery {
  readonly site: string
  readonly lang: RowLanguage
  readonly category: ArticleTable['category'] | undefined
  readonly after: ArticlePlace | null
  readonly limit: number
}

/** The newest first. */
export const articlesOf = (db: Kysely<Database>, now: number, query: ArticlesQuery): Promise<Article[]> => {
  let rows = shown(db, now, query.site).where('lang', '=', query.lang)
  if (query.category !== undefined) rows = rows.where('category', '=', query.category)
  const { after } = query
  if (after !== null) rows = rows.where(sql<boolean>`(published_at, id) < (${after.published_at}, ${after.id})`)
  return rows.orderBy('published_at', 'desc').orderBy('id', 'desc').limit(query.limit).execute()
}

/** Of any language: an address may be sent to others. */
export const articleById = async (
  db: Kysely<Database>,
  now: number,
  { site, id }: { readonly site: string; readonly id: number },
): Promise<Article | null> => (await shown(db, now, site).where('id', '=', id).executeTakeFirst()) ?? null

/** The cover of an article of any site; null if it is not published. */
export const articleCover = async (db: Kysely<Database>, now: number, id: number): Promise<string | null> =>
  (
    await db
      .selectFrom('article')
      .select('cover')
      .where('id', '=', id)
      .where('is_on', '=', true)
      .where('published_at', '<=', now)
      .executeTakeFirst()
  )?.cover ?? null

/** In the order of the ids. */
export const articlesById = async (
  db: Kysely<Database>,
  now: number,
  { site, ids }: { readonly site: string; readonly ids: readonly number[] },
): Promise<Article[]> => {
  if (ids.length === 0) return []
  const rows = await shown(db, now, site).where('id', 'in', ids).execute()
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

const shown = (db: Kysely<Database>, now: number, site: string) =>
  db
    .selectFrom('article')
    .selectAll()
    .where('is_on', '=', true)
    .where('published_at', '<=', Math.floor(now))
    .where('site', 'in', ['', site])

/** That of the site, or that of all sites; null if no operator has written one. */
export const documentOf = async (
  db: Kysely<Database>,
  { site, lang, type }: { readonly site: string; readonly lang: RowLanguage; readonly type: number },
): Promise<Selectable<DocumentTable> | null> =>
  (await db
    .selectFrom('document')
    .selectAll()
    .where('type', '=', type)
    .where('lang', '=', lang)
    .where('site', 'in', ['', site])
    .orderBy('site', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null
