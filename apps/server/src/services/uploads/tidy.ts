import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { dropUnfinished, dropUnused } from '../../store/uploads/upload-drops'
import { leftoverParts } from '../../store/uploads/upload-parts'
import { deleteParts } from './compose'

/** How long an upload may continue after its URL was issued. */
export const UNFINISHED_SECONDS = 86_400

const BATCH = 100
const UNUSED_SECONDS = 30 * 86_400

/**
 * Deletes uploads that were not finished within a day or not referenced for thirty days, leftover parts, and partial
 * blobs. The row of an upload is deleted first, then its blobs, outside of any transaction. An abort takes effect between
 * batches.
 */
export const deleteStaleUploads = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const { db, blobs, clock } = context
  const now = seconds(clock)
  const before = now - UNFINISHED_SECONDS
  while ((await dropUnfinished(db, before, BATCH)) === BATCH) signal?.throwIfAborted()
  while ((await dropUnused(db, { before: now - UNUSED_SECONDS, now }, BATCH)) === BATCH) signal?.throwIfAborted()
  while ((await deleteLeftovers(context, before)) === BATCH);
  await blobs.sweep(before * 1_000)
}

const deleteLeftovers = async (context: Context, before: number): Promise<number> => {
  const parts = await leftoverParts(context.db, before, BATCH)
  await deleteParts(context, parts)
  return parts.length
}
