import { FILE_TYPE, type ErrorName } from '@org/im-sdk/protocol'
import type { UploadVariant } from '../../store/uploads/upload-tables'

export type FileType = (typeof FILE_TYPE)[keyof typeof FILE_TYPE]

/** The allowed types of an upload kind, and its errors. */
export interface UploadKind {
  /** Its key in `upload_size_limit`. */
  readonly limit: 'a' | 'f' | 'i' | 'v'
  /** MIME type → extension of the key; null allows every type, and none is displayed in a page. */
  readonly types: Readonly<Record<string, string>> | null
  readonly tooLarge: ErrorName
  readonly wrongType: ErrorName
}

/** Rule: IM-50. */
export const UPLOAD_KINDS: Readonly<Record<FileType, UploadKind>> = {
  [FILE_TYPE.image]: {
    limit: 'i',
    types: {
      'image/jpeg': 'jpg',
      'image/png': 'png',
      'image/gif': 'gif',
      'image/bmp': 'bmp',
      'image/webp': 'webp',
    },
    tooLarge: 'MESSAGE_IMAGE_SIZE_LIMIT',
    wrongType: 'MESSAGE_IMAGE_TYPES_LIMIT',
  },
  [FILE_TYPE.audio]: {
    limit: 'a',
    types: {
      'audio/mpeg': 'mp3',
      'audio/mp4': 'm4a',
      'audio/aac': 'aac',
      'audio/wav': 'wav',
      'audio/ogg': 'ogg',
      'audio/webm': 'webm',
      'audio/flac': 'flac',
      'audio/amr': 'amr',
    },
    tooLarge: 'MESSAGE_AUDIO_SIZE_LIMIT',
    wrongType: 'MESSAGE_AUDIO_UPLOAD_FAIL',
  },
  [FILE_TYPE.video]: {
    limit: 'v',
    types: { 'video/mp4': 'mp4', 'video/quicktime': 'mov', 'video/webm': 'webm' },
    tooLarge: 'MESSAGE_VIDEO_SIZE_LIMIT',
    wrongType: 'MESSAGE_VIDEO_TYPES_LIMIT',
  },
  [FILE_TYPE.file]: {
    limit: 'f',
    types: null,
    tooLarge: 'MESSAGE_FILE_SIZE_LIMIT',
    wrongType: 'MESSAGE_FILE_UPLOAD_FAIL',
  },
}

/** The types of smaller versions and covers. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

export const OPAQUE = 'application/octet-stream'

/** A MIME type in its canonical spelling, without parameters. */
export const plainType = (type: string): string => {
  const plain = (type.split(';')[0] ?? '').trim().toLowerCase()
  return ALIASES[plain] ?? (/^[\w.+-]+\/[\w.+-]+$/.test(plain) ? plain : OPAQUE)
}

const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-ms-bmp': 'image/bmp',
  'audio/mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/x-aac': 'audio/aac',
}

/** The type and extension of a stored file; null if it may not be uploaded as this kind. */
export const admittedType = (kind: UploadKind, mimeType: string): { type: string; extension: string } | null => {
  const type = plainType(mimeType)
  if (kind.types === null) return { type, extension: 'bin' }
  const extension = Object.entries(kind.types).find(([known]) => known === type)?.[1]
  return extension === undefined ? null : { type, extension }
}

/** Additional pictures of an upload: smaller versions of an image, the cover of a video. */
export const variantsOf = (fileType: number): readonly UploadVariant[] => VARIANTS[fileType] ?? []

const VARIANTS: Readonly<Record<number, readonly UploadVariant[]>> = {
  [FILE_TYPE.image]: ['thumb', 'large'],
  [FILE_TYPE.video]: ['cover'],
}
