import { ImError } from '../protocol/im-error'
import { SERVER_ERRORS } from '../protocol/errors/server'
import type { Caller, RequestBody } from '../rpc/caller'
import { UnreadableReport } from './unreadable-report'

type ReportCommand = 'reportEvents' | 'reportQuality'

const UNREADABLE: ReadonlySet<number> = new Set([SERVER_ERRORS.PACKAGE_PARSE_FAILED, SERVER_ERRORS.BODY_SIZE_LIMIT])

/** Sends a report over the socket. Rejects with `UnreadableReport` when the server will never take it. */
export const sendReport = async <Name extends ReportCommand>(
  caller: Caller,
  name: Name,
  report: RequestBody<Name>,
): Promise<void> => {
  try {
    await caller.call(name, report)
  } catch (thrown) {
    throw thrown instanceof ImError && UNREADABLE.has(thrown.code) ? new UnreadableReport() : thrown
  }
}
