import { FILE_TYPE } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { findUpload, findVariant, type Upload } from '../../store/uploads/uploads'
import type { UploadVariant } from '../../store/uploads/upload-tables'
import type { Context } from '../context'
import { OPAQUE, UPLOAD_KINDS, variantsOf, type FileType } from './kinds'
import { isDownloadKey } from './signatures'
import { UploadRefusal } from './upload-refusal'

/** What to send: the file, or an additional picture. */
export interface Download {
  readonly blob: string
  readonly type: string
  readonly name: string
  /** Null if only the store knows. */
  readonly size: number | null
  /** Whether the content of the URL never changes. */
  readonly isFinal: boolean
}

/**
 * The blob of a URL. Its type is the one detected from the bytes if it is on the allow-list, never HTML. Throws
 * KEY_WRONG and NOT_FOUND.
 */
export const findDownload = async (
  context: Pick<Context, 'config' | 'clock' | 'db'>,
  key: string,
  { variant, authkey }: Readonly<Record<string, unknown>>,
): Promise<Download> => {
  const fileType = Number(key.slice(0, 4))
  const wanted = variantsOf(fileType).find((known) => known === variant)
  checkKey(context, fileType, wanted, String(authkey ?? ''))
  const upload = await findUpload(context.db, key)
  const download = upload?.state === 'done' ? await downloadOf(context, upload, wanted) : null
  if (download === null) throw new UploadRefusal('NOT_FOUND')
  return download
}

/** Anyone with the unguessable URL can read pictures. */
const checkKey = (
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  fileType: number,
  variant: UploadVariant | undefined,
  authkey: string,
) => {
  if (fileType === FILE_TYPE.image || variant === 'cover') return
  if (!isDownloadKey(config.secrets, authkey, seconds(clock))) throw new UploadRefusal('KEY_WRONG')
}

const downloadOf = async (
  { db }: Pick<Context, 'db'>,
  { key, file_type, type, name, size, blob }: Upload,
  variant: UploadVariant | undefined,
): Promise<Download | null> => {
  if (variant !== undefined) {
    const picture = await findVariant(db, key, variant)
    if (picture !== null) return { ...picture, name, size: null, isFinal: true }
    if (variant === 'cover') return null
  }
  const { types } = UPLOAD_KINDS[file_type as FileType]
  const isShown = types !== null && Object.hasOwn(types, type)
  return { blob: blob ?? key, type: isShown ? type : OPAQUE, name, size, isFinal: variant === undefined }
}
