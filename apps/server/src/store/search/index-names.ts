import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../schema'
import type { TeamRow } from '../matches/matches'
import { nameKeys } from './name-keys'
import type { NameKind, TitleKind } from './search-tables'

/** Something that can be found, with its names in any language. */
interface NamedRow {
  readonly id: number
  readonly sport_id: number
  readonly names: readonly string[]
}

const NAMES = ['name_zh', 'short_name_zh', 'name_en', 'short_name_en', 'name_pt', 'short_name_pt'] as const

/** Indexes the names of teams or competitions that were written. */
export const indexRows = (db: Kysely<Database>, table: 'team' | 'competition', rows: readonly TeamRow[]) =>
  indexNames(
    db,
    table === 'team' ? 'team' : 'event',
    rows.map((row) => ({ id: row.id, sport_id: row.sport_id, names: NAMES.map((name) => row[name]) })),
  )

const indexNames = async (
  db: Kysely<Database>,
  kind: NameKind | TitleKind,
  rows: readonly NamedRow[],
): Promise<void> => {
  if (rows.length === 0) return
  const entries = rows.map(({ id, sport_id, names }) => ({
    kind,
    target_id: id,
    sport_id,
    source: sourceOf(names),
    ...nameKeys(names),
  }))
  const index = indexOf(kind)
  await sql`
    INSERT INTO ${index}
    SELECT * FROM jsonb_populate_recordset(NULL::${index}, ${JSON.stringify(entries)}::jsonb) ORDER BY target_id
    ON CONFLICT (kind, target_id) DO UPDATE SET sport_id = excluded.sport_id, source = excluded.source,
      names = excluded.names, pinyin = excluded.pinyin, initials = excluded.initials, grams = excluded.grams
  `.execute(db)
}

const indexOf = (kind: NameKind | TitleKind) =>
  sql.table(kind === 'video' || kind === 'article' ? 'search_title' : 'search_name')

/** Increased when `nameKeys` makes something else of the same names, so that all are indexed again. */
const VERSION = 1

const sourceOf = (names: readonly string[]): string => [VERSION, ...names].join('\n')

/** The names of anchors: of an account, what its room and its page show. */
export const indexAnchor = async (db: Kysely<Database>, uid: number): Promise<void> => {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'nick_name', 'nick_name_pt'])
    .where('id', '=', uid)
    .where('is_anchor', '=', 1)
    .execute()
  await indexNames(
    db,
    'anchor',
    rows.map(({ id, nick_name, nick_name_pt }) => ({ id, sport_id: 0, names: [nick_name, nick_name_pt] })),
  )
}

export const removeAnchorName = async (db: Kysely<Database>, uid: number): Promise<void> => {
  await db.deleteFrom('search_name').where('kind', '=', 'anchor').where('target_id', '=', uid).execute()
}

interface Source {
  readonly table: 'team' | 'competition' | 'account' | TitleKind
  readonly columns: readonly string[]
  readonly sport: RawBuilder<number>
  readonly rows: RawBuilder<boolean>
}

const [NO_SPORT, ALL] = [sql<number>`0`, sql<boolean>`true`]
const SPORT_ID = sql<number>`named.sport_id`

const SOURCES: Readonly<Record<NameKind | TitleKind, Source>> = {
  team: { table: 'team', columns: NAMES, sport: SPORT_ID, rows: ALL },
  event: { table: 'competition', columns: NAMES, sport: SPORT_ID, rows: ALL },
  anchor: {
    table: 'account',
    columns: ['nick_name', 'nick_name_pt'],
    sport: NO_SPORT,
    rows: sql`named.is_anchor = 1`,
  },
  video: { table: 'video', columns: ['title_zh', 'title_pt'], sport: NO_SPORT, rows: ALL },
  article: { table: 'article', columns: ['title'], sport: NO_SPORT, rows: ALL },
}
export const NAME_KINDS = ['team', 'event', 'anchor'] as const satisfies NameKind[]
export const INDEXED_KINDS = [...NAME_KINDS, 'video', 'article'] as const

/** Indexes up to `limit` rows after the id `after` whose names the index does not have, and returns the last id looked at. */
export const indexChangedNames = async (
  db: Kysely<Database>,
  kind: NameKind | TitleKind,
  { after, limit, last = null }: { readonly after: number; readonly limit: number; readonly last?: number | null },
): Promise<number | null> => {
  const { table, columns, sport, rows: of } = SOURCES[kind]
  const names = sql.join(columns.map((column) => sql.ref(`named.${column}`)))
  const { rows } = await sql<NamedRow & { readonly is_known: boolean }>`
    SELECT named.id, ${sport} AS sport_id, to_jsonb(ARRAY[${names}]) AS names,
      EXISTS (SELECT 1 FROM ${indexOf(kind)} WHERE kind = ${kind} AND target_id = named.id
        AND source = concat_ws(E'\\n', ${VERSION}::text, ${names})) AS is_known
    FROM ${sql.table(table)} named
    WHERE named.id > ${after} AND (${last}::bigint IS NULL OR named.id <= ${last}) AND ${of}
    ORDER BY named.id LIMIT ${limit}
  `.execute(db)
  await indexNames(
    db,
    kind,
    rows.filter(({ is_known }) => !is_known),
  )
  return rows.at(-1)?.id ?? null
}

/** Indexes a video or an article that was written, and forgets one that was removed. */
export const indexTitle = async (db: Kysely<Database>, kind: TitleKind, id: number): Promise<void> => {
  await db.deleteFrom('search_title').where('kind', '=', kind).where('target_id', '=', id).execute()
  await indexChangedNames(db, kind, { after: id - 1, limit: 1, last: id })
}
