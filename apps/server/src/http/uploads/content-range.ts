import { UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import type { UploadRange } from '../../services/uploads/receive'
import { UploadRefusal } from '../../services/uploads/upload-refusal'

/** Our limit: smaller slices would create many parts; the last one may be smaller. */
export const SMALLEST_SLICE = 65_536

/** The range of a PUT, from its headers. Throws an UploadRefusal if they contradict each other or the file. */
export const contentRangeOf = (
  contentRange: string | undefined,
  contentLength: string | undefined,
  size: number,
): UploadRange => {
  if (contentLength === undefined) throw new UploadRefusal('LENGTH_MISSING')
  const length = Number(contentLength)
  if (contentRange === undefined) {
    if (length > size) throw new UploadRefusal('TOO_LARGE')
    if (length < size) throw new UploadRefusal('CUT_SHORT')
    return { start: 0, length }
  }
  const [, first, last, whole] = (/^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(contentRange) ?? []).map(Number)
  if (first === undefined || last === undefined || whole !== size || last - first + 1 !== length || length < 1)
    throw new UploadRefusal('RANGE_WRONG')
  if (last >= size || length > UPLOAD_LIMITS.sliceBytes) throw new UploadRefusal('TOO_LARGE')
  if (length < SMALLEST_SLICE && last !== size - 1) throw new UploadRefusal('RANGE_WRONG')
  return { start: first, length }
}
