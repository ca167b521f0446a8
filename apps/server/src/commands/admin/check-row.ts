import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'
import { fail } from '../lives/fields'
import { lockedRow, type Row } from './locked-row'
import type { Noun } from './noun'

/** Fails if the fields do not go together with those of the row before, or name what is not there. */
export const checkRow = async (
  db: Transaction<Database>,
  { fault, names = {} }: Noun,
  fields: Row,
  before: Row = {},
): Promise<void> => {
  const wrong = fault?.({ ...before, ...fields }) ?? null
  if (wrong !== null) fail(wrong)
  for (const [field, table] of Object.entries(names)) {
    const id = fields[field]
    if (id !== undefined && (await lockedRow(db, { table }, Number(id))) === null)
      fail(`${field}: there is no ${table} ${id}.`)
  }
}
