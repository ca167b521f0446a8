import { findUpload, findVariant } from '../../store/uploads/uploads'
import type { Context } from '../context'
import { downloadAddress, keyOfAddress, readUploadAddress } from './addresses'

/** The URL of the uploaded cover of the owner's video; null if there is none. */
export const findCover = async (
  { config, db }: Pick<Context, 'config' | 'db'>,
  owner: string,
  requestSnapshotUrl: string,
): Promise<string | null> => {
  const address = keyOfAddress(requestSnapshotUrl)
  const signed = address === null ? null : readUploadAddress(config, address.key, Object.fromEntries(address.query))
  const upload = signed === null ? null : await findUpload(db, signed.key)
  if (upload?.owner !== owner || (await findVariant(db, upload.key, 'cover')) === null) return null
  return downloadAddress(config, upload.key, 'cover')
}
