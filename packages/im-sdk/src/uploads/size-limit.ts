import type { Settings } from '../modules'
import { jsonObject } from '../store/json-object'
import type { UploadKind } from './kinds'

export const BYTES_PER_MB = 1_048_576

/**
 * The most bytes for a file of this kind: the cloud config's `upload_size_limit` in MB, or the default. Rule: IM-50.
 */
export const sizeLimit = ({ limitKey, limitBytes }: UploadKind, settings: Settings): number => {
  const megabytes = jsonObject(settings.upload_size_limit)?.[limitKey]
  return typeof megabytes === 'number' && megabytes > 0 ? megabytes * BYTES_PER_MB : limitBytes
}
