import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../schema'
import type { GroupAttributeTable } from './group-fact-tables'

export type GroupAttribute = Pick<Selectable<GroupAttributeTable>, 'key' | 'value' | 'seq'>

export interface GroupAttributes {
  readonly mainSequence: number
  readonly attributes: readonly GroupAttribute[]
}

export const groupAttributes = async (db: Kysely<Database>, groupID: string): Promise<GroupAttributes> => {
  const rows = await db
    .selectFrom('group_fact_sequence')
    .leftJoin('group_attribute', 'group_attribute.group_id', 'group_fact_sequence.group_id')
    .select(['attribute_seq', 'key', 'value', 'seq'])
    .where('group_fact_sequence.group_id', '=', groupID)
    .orderBy('key')
    .execute()
  return {
    mainSequence: rows[0]?.attribute_seq ?? 0,
    attributes: rows.flatMap(({ key, value, seq }) =>
      key === null || value === null || seq === null ? [] : { key, value, seq },
    ),
  }
}

/** The attributes as they are while this transaction runs: others wait to change them. */
export const lockGroupAttributes = async (trx: Transaction<Database>, groupID: string): Promise<GroupAttributes> => {
  await trx
    .insertInto('group_fact_sequence')
    .values({ group_id: groupID })
    .onConflict((conflict) => conflict.column('group_id').doNothing())
    .execute()
  await trx
    .selectFrom('group_fact_sequence')
    .select('group_id')
    .where('group_id', '=', groupID)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return groupAttributes(trx, groupID)
}

/** Stores a change of locked attributes under the next main sequence. */
export const putGroupAttributes = async (
  trx: Transaction<Database>,
  groupID: string,
  change: {
    readonly mainSequence: number
    readonly puts: ReadonlyMap<string, string>
    readonly deleted: readonly string[]
  },
): Promise<void> => {
  const { mainSequence, puts, deleted } = change
  await trx
    .updateTable('group_fact_sequence')
    .set({ attribute_seq: mainSequence })
    .where('group_id', '=', groupID)
    .execute()
  if (deleted.length > 0)
    await trx.deleteFrom('group_attribute').where('group_id', '=', groupID).where('key', 'in', deleted).execute()
  if (puts.size > 0)
    await trx
      .insertInto('group_attribute')
      .values([...puts].map(([key, value]) => ({ group_id: groupID, key, value, seq: mainSequence })))
      .onConflict((conflict) =>
        conflict.columns(['group_id', 'key']).doUpdateSet(({ ref }) => ({
          value: ref('excluded.value'),
          seq: ref('excluded.seq'),
        })),
      )
      .execute()
}
