import type { Settings } from '../modules'
import { imageTypeOf, videoFormatOf } from './file-types'
import type { UploadKind } from './kinds'
import { BYTES_PER_MB, sizeLimit } from './size-limit'
import { uploadError } from './upload-error'

/** What an app may pass: a file, or the input element in which it was chosen. */
export type FileSource = File | HTMLInputElement

/**
 * Returns the file if it may be sent, otherwise throws the reason. A file of exactly the limit is allowed. Rule: IM-50.
 */
export const checkFile = (kind: UploadKind, source: unknown, settings: Settings): File => {
  const file = chosenFile(source)
  if (file === null) throw uploadError(kind.missing)
  if (kind.name === 'image' && imageTypeOf(file) === null) throw uploadError('MESSAGE_IMAGE_TYPES_LIMIT')
  if (file.size === 0) throw uploadError('MESSAGE_FILE_IS_EMPTY')
  const limit = sizeLimit(kind, settings)
  if (file.size > limit)
    throw uploadError(kind.tooLarge, `The size of the ${kind.name} must not exceed ${limit / BYTES_PER_MB} MB.`)
  if (kind.name === 'video' && videoFormatOf(file) === null) throw uploadError('MESSAGE_VIDEO_TYPES_LIMIT')
  return file
}

const chosenFile = (source: unknown): File | null => {
  if (isFile(source)) return source
  const files: unknown = typeof source === 'object' && source !== null && 'files' in source ? source.files : null
  const first: unknown = (files as Readonly<Record<number, unknown>> | null | undefined)?.[0]
  return isFile(first) ? first : null
}

/** A file from another frame is not an `instanceof File`. */
const isFile = (value: unknown): value is File => Object.prototype.toString.call(value) === '[object File]'
