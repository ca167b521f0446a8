import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from '../../store/database/in-transaction'
import type { Database } from '../../store/schema'
import { fail, idOf } from '../lives/fields'
import { textTable } from '../text-table'
import { lockedRow, type Row, type Rows } from './locked-row'
import { noteChange, type Operator } from './note-change'

export interface QueueOrder {
  readonly db: Transaction<Database>
  readonly id: number
  /** The `name=value` words after the number. */
  readonly words: readonly string[]
  /** Epoch seconds. */
  readonly now: number
}

/** Rows that users write and operators decide or mark. */
export interface Queue extends Rows {
  /** The verbs with their fields. */
  readonly usage: string
  /** What waits, the oldest first. */
  readonly list: (db: Kysely<Database>) => Promise<readonly Row[]>
  /** Each changes the row, in the transaction that also notes the change. */
  readonly verbs: Readonly<Record<string, (order: QueueOrder) => Promise<void>>>
}

/** Runs a verb, and returns what is in the queue after it. Throws an Error that names the invalid argument. */
export const changeQueue = async (
  db: Kysely<Database>,
  name: string,
  queue: Queue,
  [verb = '', number, ...words]: readonly string[],
  operator: Operator,
): Promise<string> => {
  const change = Object.hasOwn(queue.verbs, verb) ? queue.verbs[verb] : undefined
  if (verb === '') return textTable(await queue.list(db))
  if (change === undefined && verb !== 'show') fail(`Usage: npm run admin -- ${name} [show N]\n${queue.usage}`)
  const id = idOf(number, `a row of ${name}`)
  return inTransaction(db, async (transaction) => {
    const before = (await lockedRow(transaction, queue, id)) ?? fail(`There is no ${name} ${id}.`)
    if (change === undefined) return textTable(Object.entries(before).map(([field, value]) => ({ field, value })))
    await change({ db: transaction, id, words, now: operator.now })
    const after = await lockedRow(transaction, queue, id)
    await noteChange(transaction, operator, { noun: name, verb, id, before, after })
    return textTable(await queue.list(transaction))
  })
}
