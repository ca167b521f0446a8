import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { GroupCounterTable } from './group-fact-tables'

export type GroupCounter = Pick<Selectable<GroupCounterTable>, 'key' | 'value' | 'seq'>

export interface GroupCounters {
  readonly sequence: number
  readonly counters: readonly GroupCounter[]
}

export const groupCounters = async (db: Kysely<Database>, groupID: string): Promise<GroupCounters> => {
  const rows = await db
    .selectFrom('group_fact_sequence')
    .leftJoin('group_counter', 'group_counter.group_id', 'group_fact_sequence.group_id')
    .select(['counter_seq', 'key', 'value', 'seq'])
    .where('group_fact_sequence.group_id', '=', groupID)
    .orderBy('key')
    .execute()
  return {
    sequence: rows[0]?.counter_seq ?? 0,
    counters: rows.flatMap(({ key, value, seq }) =>
      key === null || value === null || seq === null ? [] : { key, value, seq },
    ),
  }
}

/**
 * Sets counters, or adds to them; a new one begins at 0. Returns the changed ones, and how many the group has now. Changes
 * of one group wait for each other.
 */
export const changeGroupCounters = async (
  trx: Transaction<Database>,
  groupID: string,
  values: ReadonlyMap<string, number>,
  how: 'set' | 'add',
): Promise<GroupCounters & { readonly total: number }> => {
  const { counter_seq: seq } = await trx
    .insertInto('group_fact_sequence')
    .values({ group_id: groupID, counter_seq: 1 })
    .onConflict((conflict) =>
      conflict.column('group_id').doUpdateSet({ counter_seq: sql<number>`group_fact_sequence.counter_seq + 1` }),
    )
    .returning('counter_seq')
    .executeTakeFirstOrThrow()
  const counters = await trx
    .insertInto('group_counter')
    .values([...values].map(([key, value]) => ({ group_id: groupID, key, value, seq })))
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'key']).doUpdateSet(({ ref }) => ({
        value: how === 'set' ? ref('excluded.value') : sql<number>`group_counter.value + excluded.value`,
        seq: ref('excluded.seq'),
      })),
    )
    .returning(['key', 'value', 'seq'])
    .execute()
  const { total } = await trx
    .selectFrom('group_counter')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('group_id', '=', groupID)
    .executeTakeFirstOrThrow()
  return { sequence: seq, counters, total }
}
