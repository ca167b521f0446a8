import { Readable } from 'node:stream'
import type { Context } from '../context'
import type { BlobStore } from '../../ports/blob-store'
import { finishUpload, forgetParts, takenParts, type UploadPart } from '../../store/uploads/upload-parts'
import { findUpload } from '../../store/uploads/uploads'
import { OPAQUE } from './kinds'

type Parts = Pick<Context, 'db' | 'blobs'>

/**
 * Makes one blob of an upload whose bytes are all here; after it the upload is done. Whoever finds it not done may do
 * this again, also while another process does: both write the same, and one of them ends it.
 */
export const compose = async ({ db, blobs }: Parts, key: string): Promise<void> => {
  const parts = await takenParts(db, key)
  const [only] = parts
  const blob = parts.length === 1 && only !== undefined ? only.blob : key
  try {
    if (blob === key) await blobs.put(key, Readable.from(bytesOf(blobs, parts)), OPAQUE)
  } catch (error) {
    // The one that was faster has deleted the parts by now.
    if ((await findUpload(db, key))?.state === 'done') return
    throw error
  }
  if (await finishUpload(db, key, blob))
    await deleteParts(
      { db, blobs },
      parts.map((part) => part.blob).filter((part) => part !== blob),
    )
  // It was given up after a day, right now.
  else if ((await findUpload(db, key)) === null) await blobs.delete(blob)
}

/** Blobs first: what is noted is found again. */
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
