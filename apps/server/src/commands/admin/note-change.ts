import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'
import type { Row } from './locked-row'

export interface Operator {
  /** Who calls. */
  readonly name: string
  /** Epoch seconds. */
  readonly now: number
}

interface OperatorChange {
  readonly noun: string
  readonly verb: string
  readonly id: number
  /** Null for a new row. */
  readonly before: Row | null
  /** Null for a removed row. */
  readonly after: Row | null
}

/** Notes what an operator has changed, in the transaction of the change. */
export const noteChange = async (
  transaction: Transaction<Database>,
  { name, now }: Operator,
  { noun, verb, id, before, after }: OperatorChange,
): Promise<void> => {
  const json = (row: Row | null) => (row === null ? null : JSON.stringify(row))
  await transaction
    .insertInto('operator_change')
    .values({ operator: name, noun, verb, row_id: id, before: json(before), after: json(after), at: now })
    .execute()
}
