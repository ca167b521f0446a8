import type { MatchSportId } from '@org/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CompetitionKind, Ids, Names } from '../../ports/match-writer'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import { indexRows } from '../search/index-names'
import { lockNames } from './lock-names'
import type { TeamRow } from './matches'

interface NamesOfSport {
  readonly sport: MatchSportId
  readonly names: readonly Names[]
}

/** The ids of a sport's competitions by English name; unknown ones are created, and Portuguese names added. */
export const ensureCompetitions = async (db: Kysely<Database>, { sport, names }: NamesOfSport): Promise<Ids> => {
  let stored = await storedNames(db, { sport, names })
  const missing = names.filter((name) => {
    const known = stored.get(name.name_en)
    return known === undefined || (known.name_pt === name.name_en && name.name_pt !== name.name_en)
  })
  if (missing.length > 0) {
    await inTransaction(db, (trx) => writeNames(trx, { sport, names: missing }))
    stored = await storedNames(db, { sport, names })
  }
  return new Map([...stored].map(([name, { id }]) => [name, id]))
}

const storedNames = async (db: Kysely<Database>, { sport, names }: NamesOfSport) => {
  const rows = await db
    .selectFrom('competition')
    .select(['id', 'name_en', 'name_pt'])
    .where('sport_id', '=', sport)
    .where('name_en', 'in', ['', ...names.map(({ name_en }) => name_en)])
    .execute()
  return new Map(rows.map((row) => [row.name_en, row]))
}

const writeNames = async (trx: Transaction<Database>, { sport, names }: NamesOfSport): Promise<void> => {
  await lockNames(trx)
  const { rows } = await sql<TeamRow>`
    INSERT INTO competition (sport_id, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours)
    SELECT ${sport}::smallint, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours
    FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      AS row (name_en text, short_name_en text, name_zh text, short_name_zh text, name_pt text, short_name_pt text,
        country text, colours text)
    ON CONFLICT (sport_id, name_en) DO UPDATE SET name_pt = excluded.name_pt, short_name_pt = excluded.short_name_pt
    WHERE competition.name_pt = competition.name_en AND excluded.name_pt <> excluded.name_en
    RETURNING *
  `.execute(trx)
  await indexRows(trx, 'competition', rows)
}

/** Stores what a source says of competitions. */
export const saveKinds = async (
  db: Kysely<Database>,
  kinds: readonly { readonly id: number; readonly kind: CompetitionKind }[],
): Promise<void> => {
  if (kinds.length === 0) return
  await sql`
    UPDATE competition SET kind = given.kind
    FROM jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) AS given (id bigint, kind text)
    WHERE competition.id = given.id AND competition.kind IS DISTINCT FROM given.kind
  `.execute(db)
}

/** The sports of competitions or teams by id; unknown ids are missing. */
export const sportsOf = async (
  db: Kysely<Database>,
  table: 'competition' | 'team',
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'sport_id'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, sport_id }) => [id, sport_id]))
}
