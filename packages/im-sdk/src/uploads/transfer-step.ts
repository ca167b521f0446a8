import { UPLOAD_LIMITS } from '../protocol/limits'
import type { HttpAnswer } from './http'

/** `expired`: the URL accepts nothing any more; a new URL may. */
export type TransferEnd = 'done' | 'expired' | 'failed'

export interface TransferState {
  /** Bytes that the server has, and the most it ever had. */
  readonly offset: number
  readonly reached: number
  /** False after a call without a reply: the engine asks the server for its offset before it sends more. */
  readonly isSure: boolean
  /** Calls since the last progress: failed ones, and refused ones. */
  readonly failures: number
  readonly refusals: number
  readonly end: TransferEnd | null
}

export const TRANSFER_START: TransferState = {
  offset: 0,
  reached: 0,
  isSure: true,
  failures: 0,
  refusals: 0,
  end: null,
}

/** Interprets the reply to a PUT or HEAD. Ends after `mostFailures` failures, or two refusals, without progress. */
export const afterAnswer = (
  state: TransferState,
  method: 'PUT' | 'HEAD',
  { status, offset }: HttpAnswer,
  mostFailures: number,
): TransferState => {
  if (status === 200 || status === 201) return { ...state, end: 'done' }
  if (status === 403) {
    const refusals = state.refusals + 1
    return { ...state, refusals, end: refusals > 1 ? 'expired' : null }
  }
  if (status === 404 || status === 410) return { ...state, end: 'expired' }
  const isProgress = (status === 202 || status === 409) && offset !== null
  if (isProgress && offset > state.reached) return { ...TRANSFER_START, offset, reached: offset }
  if (!isProgress && !PASSING.has(status)) return { ...state, end: 'failed' }
  const failures = state.failures + (isProgress && method === 'HEAD' ? 0 : 1)
  const end = failures > mostFailures ? 'failed' : null
  return { ...state, offset: isProgress ? offset : state.offset, isSure: isProgress, failures, end }
}

/** Errors that may be temporary. */
const PASSING: ReadonlySet<number> = new Set([0, 202, 408, 409, 425, 429, 500, 502, 503, 504])

export interface Slice {
  readonly from: number
  readonly to: number
  /** The value of `Content-Range`; empty for a file that is sent in one piece. */
  readonly range: string
}

/** The next call to make. Rule: IM-52. */
export const nextSlice = (offset: number, size: number): Slice => {
  if (offset === 0 && size <= UPLOAD_LIMITS.sliceBytes) return { from: 0, to: size, range: '' }
  const to = Math.min(size, offset + UPLOAD_LIMITS.sliceBytes)
  return { from: offset, to, range: `bytes ${offset}-${to - 1}/${size}` }
}
