import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../schema'

/** Keeps the uploads from being deleted as long as a row names them. `keptBy` is the row: its table and id. */
export const keepUploads = async (
  transaction: Transaction<Database>,
  { owner, keys, keptBy }: { readonly owner: string; readonly keys: readonly string[]; readonly keptBy: string },
): Promise<void> => {
  if (keys.length === 0) return
  await transaction
    .insertInto('kept_upload')
    .values(keys.map((key) => ({ name: key.slice(key.lastIndexOf('/') + 1), owner, kept_by: keptBy })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** How many of the uploads are finished files of this type and owner. */
export const countOwnUploads = async (
  db: Kysely<Database>,
  { owner, keys, fileType }: { readonly owner: string; readonly keys: readonly string[]; readonly fileType: number },
): Promise<number> => {
  if (keys.length === 0) return 0
  const { count } = await db
    .selectFrom('upload')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('key', 'in', keys)
    .where('owner', '=', owner)
    .where('file_type', '=', fileType)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return count
}
