import type { Context } from '../context'
import { seconds } from '../ports/clock'
import { forgetUpload, leftoverParts, takenParts, unfinishedUploads } from '../store/upload-parts'
import { deleteParts } from './compose'
import { variantsOf } from './kinds'
import { UNFINISHED_SECONDS } from './put'
import { variantBlob } from './variant-blob'

const BATCH = 100

/** Deletes uploads that were not finished within a day, parts that were left behind, with their blobs, and half-written ones. */
export const deleteStaleUploads = async (context: Context): Promise<void> => {
  const before = seconds(context.clock) - UNFINISHED_SECONDS
  while ((await deleteUnfinished(context, before)) === BATCH);
  while ((await deleteLeftovers(context, before)) === BATCH);
  await context.blobs.sweep(before * 1_000)
}

const deleteUnfinished = (context: Context, before: number): Promise<number> =>
  context.db.transaction().execute(async (tx) => {
    const uploads = await unfinishedUploads(tx, before, BATCH)
    for (const { key, file_type } of uploads) {
      const parts = await takenParts(tx, key)
      await deleteParts(
        { db: tx, blobs: context.blobs },
        parts.map(({ blob }) => blob),
      )
      for (const variant of variantsOf(file_type)) await context.blobs.delete(variantBlob(key, variant))
      await context.blobs.delete(key)
      await forgetUpload(tx, key)
    }
    return uploads.length
  })

const deleteLeftovers = async (context: Context, before: number): Promise<number> => {
  const parts = await leftoverParts(context.db, before, BATCH)
  await deleteParts(context, parts)
  return parts.length
}
