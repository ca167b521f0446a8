import { Readable } from 'node:stream'
import { UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { notePart, refuseUpload, takePart } from '../../store/uploads/upload-parts'
import { findUpload, type Upload } from '../../store/uploads/uploads'
import { blobOf } from './blob-of'
import { compose, deleteParts } from './compose'
import { OPAQUE, type FileType } from './kinds'
import { SNIFFED_BYTES, sniffType } from './sniff'
import { UploadRefusal } from './upload-refusal'

/** The bytes of a request, as they arrive. */
export interface UploadBody {
  /** Yields the next bytes as they arrive. Throws CUT_SHORT if the body ends early. */
  take(count: number): AsyncGenerator<Buffer, void, undefined>
  /** Returns the next bytes without consuming them; fewer if the body ends early. */
  peek(count: number): Promise<Buffer>
  skip(count: number): Promise<void>
}

/** A range of a file: all of it, or one slice. */
export interface UploadRange {
  readonly start: number
  readonly length: number
}

/** The progress of an upload. */
export interface Progress {
  readonly received: number
  readonly isDone: boolean
}

/**
 * Receives a range of an upload in parts of one slice, which are written as they arrive and count in order. Bytes that
 * are stored already are not stored again. Throws an UploadRefusal.
 */
export const receive = async (
  context: Context,
  upload: Upload,
  { start, length }: UploadRange,
  body: UploadBody,
): Promise<Progress> => {
  if (upload.state === 'refused') throw new UploadRefusal('CONTENT_WRONG')
  const end = start + length
  let { received } = upload
  if (end <= received) await body.skip(length)
  else {
    // A whole file may start again; a slice continues where the last one ended.
    if (start !== received && length !== upload.size) throw new UploadRefusal('GAP', received)
    await body.skip(received - start)
    while (received < end) {
      const size = Math.min(UPLOAD_LIMITS.sliceBytes, end - received)
      await receivePart(context, upload, { start: received, length: size }, body)
      received += size
    }
  }
  return settle(context, upload.key)
}

/** The current progress of an upload; one whose bytes are complete is finished first. */
export const settle = async (context: Context, key: string): Promise<Progress> => {
  let upload = await findUpload(context.db, key)
  if (upload?.state === 'open' && upload.received === upload.size) {
    await compose(context, key)
    upload = await findUpload(context.db, key)
  }
  if (upload === null) throw new UploadRefusal('ADDRESS_EXPIRED')
  if (upload.state === 'refused') throw new UploadRefusal('CONTENT_WRONG')
  return { received: upload.received, isDone: upload.state === 'done' }
}

const receivePart = async (
  context: Context,
  upload: Upload,
  { start, length }: UploadRange,
  body: UploadBody,
): Promise<void> => {
  const { db, blobs, clock } = context
  const { key } = upload
  const type = start === 0 ? await typeOf(context, upload, body) : null
  const blob = blobOf(context, key)
  const part = { blob, key, start, size: length, now: seconds(clock) }
  await notePart(db, part)
  try {
    await blobs.put(blob, Readable.from(body.take(length)), OPAQUE)
    if (await takePart(db, part, type)) return
  } catch (error) {
    await deleteParts(context, [blob])
    throw error
  }
  await deleteParts(context, [blob])
  await checkTaken(context, key, start + length)
}

/** Another call was faster. If it stored the same range, this one's bytes are not needed. */
const checkTaken = async ({ db }: Context, key: string, end: number): Promise<void> => {
  const upload = await findUpload(db, key)
  if (upload === null) throw new UploadRefusal('ADDRESS_EXPIRED')
  if (upload.state === 'refused') throw new UploadRefusal('CONTENT_WRONG')
  if (upload.received < end) throw new UploadRefusal('GAP', upload.received)
}

const typeOf = async ({ db }: Context, { key, file_type, type }: Upload, body: UploadBody): Promise<string> => {
  const sniffed = sniffType(file_type as FileType, type, await body.peek(SNIFFED_BYTES))
  if (sniffed !== null) return sniffed
  await refuseUpload(db, key)
  throw new UploadRefusal('CONTENT_WRONG')
}
