import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../schema'
import type { NameQuery } from './name-keys'
import type { NameKind, TitleKind } from './search-tables'
import { isShownTitle, type Readers } from './shown-titles'

/** `has`: the words of a name start with those of the keyword. `like`: it sounds like the keyword. `near`: somewhat. */
export type Likeness = 'has' | 'like' | 'near'

export interface NamesQuery {
  readonly query: NameQuery
  readonly likeness: Likeness
  readonly kind: NameKind
  /** 0 for all. */
  readonly sport?: number
  readonly offset: number
  readonly limit: number
}

export interface BestNamesQuery extends Pick<NamesQuery, 'query' | 'likeness' | 'sport' | 'limit'> {
  readonly kinds: readonly NameKind[]
}

export interface FoundName {
  readonly kind: NameKind
  readonly target_id: number
}

export interface FoundNames {
  /** The best first. */
  readonly ids: readonly number[]
  readonly total: number
}

/** A page of the teams, leagues or anchors by name, the best first; of equally good ones those that are searched most. */
export const findNames = async (
  db: Kysely<Database>,
  { query, likeness, kind, sport = 0, offset, limit }: NamesQuery,
): Promise<FoundNames> => {
  if (isEmpty(query, likeness)) return { ids: [], total: 0 }
  const { where, order } = conditionOf(query, likeness)
  const { rows } = await sql<FoundNames>`
    WITH found AS MATERIALIZED (
      SELECT kind, target_id, ${order} AS place FROM search_name
      WHERE kind = ${kind} AND (${sport}::int = 0 OR sport_id = ${sport}::int) AND ${where} AND ${IS_SHOWN[kind]}
    )
    SELECT (SELECT count(*) FROM found)::int AS total, to_jsonb(ARRAY(
      SELECT target_id FROM found
      ORDER BY place, ${HEAT} DESC NULLS LAST, target_id OFFSET ${offset} LIMIT ${limit}
    )) AS ids
  `.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

export interface TitlesQuery extends Pick<NamesQuery, 'query' | 'offset' | 'limit'> {
  readonly kind: TitleKind
  readonly readers: Readers
}

/**
 * A page of the videos or articles whose titles have the keyword, the best first; of equally good ones the newest. None that
 * sounds like it: a title is long, so that it has most trigrams of many keywords by chance.
 */
export const findTitles = async (
  db: Kysely<Database>,
  { query, kind, readers, offset, limit }: TitlesQuery,
): Promise<FoundNames> => {
  if (isEmpty(query, 'has')) return { ids: [], total: 0 }
  const { where, order } = conditionOf(query, 'has')
  const { rows } = await sql<FoundNames>`
    WITH found AS MATERIALIZED (
      SELECT target_id, ${order} AS place FROM search_title
      WHERE kind = ${kind} AND ${where} AND ${isShownTitle(readers)}
    )
    SELECT (SELECT count(*) FROM found)::int AS total, to_jsonb(ARRAY(
      SELECT target_id FROM found ORDER BY place, target_id DESC OFFSET ${offset} LIMIT ${limit}
    )) AS ids
  `.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/**
 * Up to `limit` of the best names of each of some kinds: only those that are as good as the very best, so that the matches of a
 * club are not lost among those of clubs whose names start with its name.
 */
export const bestNames = async (
  db: Kysely<Database>,
  { query, likeness, kinds, sport = 0, limit }: BestNamesQuery,
): Promise<FoundName[]> => {
  if (isEmpty(query, likeness)) return []
  const { where, order } = conditionOf(query, likeness)
  const { rows } = await sql<FoundName>`
    WITH found AS MATERIALIZED (
      SELECT kind, target_id, ${order} AS place FROM search_name
      WHERE (${sport}::int = 0 OR sport_id = ${sport}::int) AND ${where} AND (${shownOf(kinds)})
    )
    SELECT kind, target_id FROM (
      SELECT kind, target_id, row_number() OVER (PARTITION BY kind ORDER BY ${HEAT} DESC NULLS LAST, target_id) AS nth
      FROM found WHERE place = (SELECT min(place) FROM found)
    ) AS best
    WHERE nth <= ${limit}
  `.execute(db)
  return rows
}

/** Not a join, for which the database would read all of the table if it expects many names. */
const HEAT = sql`(SELECT heat FROM search_heat WHERE kind = found.kind AND target_id = found.target_id)`

/** Whether a name of any kind has the keyword. No title: one with a slip would hide what is called like it. */
export const hasName = async (db: Kysely<Database>, query: NameQuery): Promise<boolean> => {
  if (isEmpty(query, 'has')) return false
  const { where } = conditionOf(query, 'has')
  const { rows } = await sql<{ has: boolean }>`
    WITH found AS MATERIALIZED (SELECT kind, target_id FROM search_name WHERE ${where})
    SELECT EXISTS (SELECT 1 FROM found WHERE ${shownOf(['team', 'event', 'anchor'])}) AS has
  `.execute(db)
  return rows[0]?.has ?? false
}

/** The names that equal the keyword. */
export const exactNames = async (db: Kysely<Database>, { text, required }: NameQuery): Promise<FoundName[]> => {
  if (required.length === 0) return []
  const { rows } = await sql<FoundName>`
    WITH found AS MATERIALIZED (SELECT kind, target_id, names FROM search_name WHERE grams @> ${required}::text[])
    SELECT kind, target_id FROM found WHERE position(${`| ${text} |`} IN names) > 0 LIMIT 20
  `.execute(db)
  return rows
}

/** Without trigrams, all names would match. */
const isEmpty = ({ required, similar }: NameQuery, likeness: Likeness): boolean =>
  (likeness === 'has' ? required : similar).length === 0

interface Condition {
  readonly where: RawBuilder<boolean>
  /** The lowest is first. */
  readonly order: RawBuilder<number>
}

/** The parts of names that are found by trigrams only: the smallest share of the trigrams of the keyword. */
const SHARES = { like: 0.5, near: 0.3 }

const conditionOf = (query: NameQuery, likeness: Likeness): Condition => {
  if (likeness === 'has')
    return {
      where: sql`grams @> ${query.required}::text[] AND ${startOf(query, sql`names || pinyin || initials`)}`,
      order: rankOf(query),
    }
  // Nearly every name has a word that starts with some letter.
  const telling = query.similar.filter((gram) => !gram.startsWith('  '))
  const share = sql`(SELECT count(*) FROM unnest(${query.similar}::text[]) AS gram WHERE gram = ANY (grams))
    / ${query.length}::float8`
  return {
    where: sql`grams && ${telling}::text[] AND ${share} >= ${SHARES[likeness]}::float8`,
    order: sql`-(${share})`,
  }
}

/** Exact, start of a name, words in order, words, pinyin, initials; whole pinyin and initials before their beginnings. */
const rankOf = (query: NameQuery): RawBuilder<number> => sql`
  CASE
    WHEN position(${`| ${query.text} |`} IN names) > 0 THEN 1
    WHEN position(${`| ${query.text}`} IN names) > 0 THEN 2
    WHEN position(${` ${query.text}`} IN names) > 0 THEN 3
    WHEN ${startOf(query, sql`names`)} THEN 4
    WHEN position(${`| ${query.text} |`} IN pinyin) > 0 THEN 5
    WHEN ${startOf(query, sql`names || pinyin`)} THEN 6
    WHEN position(${`| ${query.text} |`} IN initials) > 0 THEN 7
    ELSE 8
  END`

const startOf = ({ starts }: NameQuery, texts: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`NOT EXISTS (SELECT 1 FROM unnest(${starts}::text[]) AS start WHERE position(' ' || start IN ${texts}) = 0)`

const MATCHES_SHOWN = sql`(SELECT shows_simulation FROM installation)`

/** Whether a column of `match` has the name's id, in a match that no simulation made. */
const hasMatch = (column: 'home_id' | 'away_id' | 'competition_id') =>
  sql`(SELECT true FROM match WHERE ${sql.ref(column)} = target_id AND origin <> 'simulation' LIMIT 1)`

const IN_RANKING = sql`(SELECT true FROM fifa_rank WHERE team_id = target_id LIMIT 1)`

/**
 * Teams and leagues with matches that are shown, and ranked national teams; whoever is an anchor. Not `EXISTS`, for which the database would read
 * all of the other table if it expects many names.
 */
const IS_SHOWN: Readonly<Record<NameKind, RawBuilder<boolean>>> = {
  team: sql`coalesce(nullif(${MATCHES_SHOWN}, false), ${hasMatch('home_id')}, ${hasMatch('away_id')},
    ${IN_RANKING}, false)`,
  event: sql`coalesce(nullif(${MATCHES_SHOWN}, false), ${hasMatch('competition_id')}, false)`,
  anchor: sql`coalesce((SELECT is_anchor = 1 FROM account WHERE id = target_id), false)`,
}

const shownOf = (kinds: readonly NameKind[]): RawBuilder<boolean> =>
  sql.join(
    kinds.map((kind) => sql`(kind = ${kind} AND ${IS_SHOWN[kind]})`),
    sql` OR `,
  ) as RawBuilder<boolean>
