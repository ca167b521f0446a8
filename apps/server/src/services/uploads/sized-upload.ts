import { shrinkUpload, type Upload } from '../../store/uploads/uploads'
import type { Context } from '../context'
import type { ContinuedUpload } from './continue-upload'

/** The upload, with the size of what arrives if it was announced without one. */
export const sizedUpload = async (
  { db }: Pick<Context, 'db'>,
  { upload, isUnsized }: ContinuedUpload,
  size: number,
): Promise<Upload> => {
  if (!isUnsized || !(size > 0 && size < upload.size)) return upload
  return (await shrinkUpload(db, upload.key, size)) ?? upload
}
