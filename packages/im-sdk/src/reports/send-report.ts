import { ImError } from '../protocol/im-error'
import { FRAME_REFUSALS } from '../protocol/errors/frame-refusals'
import type { Calls, RequestBody } from '../rpc/caller'
import { UnreadableReport } from './unreadable-report'

type ReportCommand = 'reportEvents' | 'reportQuality'

const UNREADABLE: ReadonlySet<number> = new Set([FRAME_REFUSALS.PACKAGE_PARSE_FAILED, FRAME_REFUSALS.BODY_SIZE_LIMIT])

/** Sends a report over the socket. Rejects with `UnreadableReport` if the server will never accept it. */
export const sendReport = async <Name extends ReportCommand>(
  caller: Calls,
  name: Name,
  report: RequestBody<Name>,
): Promise<void> => {
  try {
    await caller.call(name, report)
  } catch (thrown) {
    throw thrown instanceof ImError && UNREADABLE.has(thrown.code) ? new UnreadableReport() : thrown
  }
}
