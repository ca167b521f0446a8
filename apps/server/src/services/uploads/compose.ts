import { Readable } from 'node:stream'
import type { Context } from '../context'
import type { BlobStore } from '../../ports/blob-store'
import { finishUpload, forgetParts, takenParts, type UploadPart } from '../../store/uploads/upload-parts'
import { findUpload } from '../../store/uploads/uploads'
import { OPAQUE } from './kinds'

type Parts = Pick<Context, 'db' | 'blobs'>

/**
 * Joins the parts of a complete upload into one blob and marks it finished. It may run again, also concurrently in
 * another process: both write the same bytes, and one of them finishes it.
 */
export const compose = async ({ db, blobs }: Parts, key: string): Promise<void> => {
  const parts = await takenParts(db, key)
  // A faster process has finished it and forgotten its parts: what is left of them is not the file.
  if (sizeOf(parts) !== (await findUpload(db, key))?.size) return
  const [only] = parts
  const blob = parts.length === 1 && only !== undefined ? only.blob : key
  try {
    if (blob === key) await blobs.put(key, Readable.from(bytesOf(blobs, parts)), OPAQUE)
  } catch (error) {
    // A faster process has already deleted the parts.
    if ((await findUpload(db, key))?.state === 'done') return
    throw error
  }
  if (await finishUpload(db, key, blob))
    await deleteParts(
      { db, blobs },
      parts.map((part) => part.blob).filter((part) => part !== blob),
    )
  // It has just expired after a day.
  else if ((await findUpload(db, key)) === null) await blobs.delete(blob)
}

const sizeOf = (parts: readonly UploadPart[]): number => parts.reduce((sum, { size }) => sum + size, 0)

/** Blobs first, because noted parts are found again. */
export const deleteParts = async ({ db, blobs }: Parts, parts: readonly string[]): Promise<void> => {
  for (const part of parts) await blobs.delete(part)
  await forgetParts(db, parts)
}

async function* bytesOf(blobs: BlobStore, parts: readonly UploadPart[]): AsyncGenerator<Buffer> {
  for (const { blob, size } of parts) {
    const stored = await blobs.get(blob)
    if (stored?.size !== size) throw new Error('A part of an upload is missing.')
    yield* stored.body as AsyncIterable<Buffer>
  }
}
