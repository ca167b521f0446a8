import { seconds } from '../../ports/clock'
import type { UploadVariant } from '../../store/uploads/upload-tables'
import { notePart } from '../../store/uploads/upload-parts'
import { findVariant, takeVariant, type Upload } from '../../store/uploads/uploads'
import type { Context } from '../context'
import { blobOf } from './blob-of'
import { deleteParts } from './compose'
import { sniffPicture } from './sniff'
import { UploadRefusal } from './upload-refusal'

/**
 * Stores an additional picture of an upload. The first one stays, because a shown picture must not change. Throws
 * CONTENT_WRONG if the bytes are no picture.
 */
export const putPicture = async (
  context: Pick<Context, 'db' | 'blobs' | 'clock' | 'random'>,
  { key }: Pick<Upload, 'key'>,
  variant: UploadVariant,
  read: () => Promise<Buffer>,
): Promise<void> => {
  const { db, blobs, clock } = context
  if ((await findVariant(db, key, variant)) !== null) return
  const bytes = await read()
  const type = sniffPicture(bytes)
  if (type === null) throw new UploadRefusal('CONTENT_WRONG')
  const blob = blobOf(context, key)
  await notePart(db, { blob, key, start: 0, size: bytes.length, now: seconds(clock) })
  await blobs.put(blob, bytes, type)
  if (!(await takeVariant(db, { key, variant, type, blob }))) await deleteParts(context, [blob])
}
