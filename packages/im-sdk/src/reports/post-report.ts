import type { Clock } from '../clock/clock'
import { imError } from '../protocol/im-error'
import { REPORT_LIMITS, REPORT_PATH } from '../protocol/limits'
import { forWire } from '../protocol/wire-names'
import type { RequestBody } from '../rpc/caller'
import { UnreadableReport } from './unreadable-report'

export interface ReportPost {
  /** The base URL of the stat host. */
  readonly host: string
  readonly clock: Clock
  readonly report: RequestBody<'reportEvents'>
}

/**
 * Sends events by HTTP, also from a page that is closing. Rejects if they did not arrive. Rule: IM-54.
 */
export const postReport = async ({ host, clock, report }: ReportPost): Promise<void> => {
  const query = new URLSearchParams({
    sdkappid: String(report.header.SDKAppID),
    reqtime: String(Math.floor(clock.now() / 1_000)),
  })
  const abort = new AbortController()
  const cancel = clock.after(REPORT_LIMITS.httpTimeoutMs, () => abort.abort())
  try {
    const { ok, status } = await fetch(`${host.replace(/\/+$/, '')}${REPORT_PATH}?${query}`, {
      method: 'POST',
      body: new URLSearchParams({ report: JSON.stringify(forWire(report)) }),
      credentials: 'omit',
      keepalive: true,
      signal: abort.signal,
    })
    if (status === 400 || status === 413) throw new UnreadableReport()
    if (!ok) throw imError('NETWORK_ERROR')
  } finally {
    cancel()
  }
}
