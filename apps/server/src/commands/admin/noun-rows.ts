import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../store/schema'
import { fail, idOf } from '../lives/fields'
import { textTable } from '../text-table'
import type { Row } from './locked-row'
import type { Noun } from './noun'

/** Locks the row, and fails if there is none. */
export const rowOf = async (
  db: Transaction<Database>,
  name: string,
  noun: Noun,
  word: string | undefined,
): Promise<Row> => {
  const id = idOf(word, `a row of ${name}`)
  const row = await ofNoun(db, noun)
    .where(sql<boolean>`id = ${id}`)
    .forUpdate()
    .executeTakeFirst()
  return row ?? fail(`There is no ${name} ${id}.`)
}

/** The rows of a noun: banners, announcements and advertisements have one table. */
const ofNoun = (db: Kysely<Database>, { table, places }: Noun): SelectQueryBuilder<Database, never, Row> => {
  const rows = db.selectFrom(table).selectAll() as unknown as SelectQueryBuilder<Database, never, Row> & {
    where(place: 'place', operator: 'in', values: readonly string[]): SelectQueryBuilder<Database, never, Row>
  }
  return places === undefined ? rows : rows.where('place', 'in', places)
}

/** Who has changed a row, and when, the newest first. */
export const history = async (db: Kysely<Database>, name: string, number: string | undefined): Promise<string> => {
  const changes = await db
    .selectFrom('operator_change')
    .select(['id', 'at', 'operator', 'verb'])
    .where('noun', '=', name)
    .where('row_id', '=', idOf(number, `a row of ${name}`))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return textTable(changes.map(({ at, ...change }) => ({ ...change, at: new Date(at * 1_000) })))
}

/** The newest rows, as a table. */
export const list = async (db: Kysely<Database>, noun: Noun): Promise<string> => {
  const rows = await ofNoun(db, noun).orderBy('id', 'desc').limit(100).execute()
  return textTable(rows.map((row) => Object.fromEntries(noun.columns.map((name) => [name, listed(name, row[name])]))))
}

const listed = (name: string, value: unknown): unknown =>
  name.endsWith('_at') && Number(value) > 0 ? new Date(Number(value) * 1_000) : value
