import { rowOf } from '../input'
/** The largest uploads by kind, in bytes. Rule: DOM-80. */
export const UPLOAD_LIMIT = {
  image: 20 * 1024 * 1024,
  audio: 20 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  file: 100 * 1024 * 1024,
} as const

export type UploadKind = keyof typeof UPLOAD_LIMIT

/**
 * Whether a file is too large to upload. A file of exactly the limit, or of an unknown kind, is not.
 *
 * Rule: DOM-80.
 *
 * @example
 * isTooLarge('image', 20 * 1024 * 1024) // => false
 * isTooLarge('image', 20 * 1024 * 1024 + 1) // => true
 */
export const isTooLarge = (kind: UploadKind, bytes: number): boolean =>
  bytes > (rowOf<number>(UPLOAD_LIMIT, kind) ?? Infinity)
