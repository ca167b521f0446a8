import type { CommonFields } from '../contract/common-fields'
import type { ReplyVerdict } from './reply-policy'

export interface ApiClientOptions {
  /** Returns the host of the next call, for example from `rotateHosts`; empty for the page's own host. */
  host(): string
  common(): CommonFields
  lang?(): string
  channelCode?(): string
  /** Milliseconds. Rule: API-1. */
  timeoutMs?: number
  fetch?: typeof fetch
  /** Called when a call that shows 加载中... starts (+1) and ends (-1). */
  onLoading?(change: 1 | -1): void
  /**
   * Called for every reply other than success, before the call rejects. `common` has the fields that the call was
   * sent with: an expired login may belong to a viewer who has logged out since.
   */
  onRefused?(verdict: Exclude<ReplyVerdict, { kind: 'success' }>, name: string, common: CommonFields): void
  /**
   * For development: returns what in the data of a reply violates the contract, or null (`contractFaults`). The call
   * then rejects with BAD_REPLY. In production replies are not checked.
   */
  faultsOf?(name: string, data: unknown): Promise<string | null>
}

export interface CallOptions {
  signal?: AbortSignal
  hideLoading?: boolean
  noToast?: boolean
  /** For a row with a key: a request key that survives a reload, if needed. */
  requestKey?: string
}
