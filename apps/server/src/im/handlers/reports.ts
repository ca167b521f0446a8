import type { Commands, reportCommands, RequestOf } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { addEvents, addQuality } from '../../store/im/reports'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { requireApp } from '../checks/require-app'

export const reports = {
  reportEvents: async (report, call) => {
    checkSender(report.header, call)
    const { db, clock } = call.im.context
    await addEvents(db, report, { now: seconds(clock), verified: true })
    return {}
  },

  reportQuality: async (report, call) => {
    checkSender(report.header, call)
    const { db, clock } = call.im.context
    await addQuality(db, report, seconds(clock))
    return {}
  },
} satisfies Handlers<typeof reportCommands>

/** A client may report only its own user, to the server of its own app. */
const checkSender = ({ SDKAppID, userID }: RequestOf<Commands['reportEvents']>['header'], call: Call): void => {
  requireApp(SDKAppID, call)
  if (userID !== call.userID) throw imError('INVALID_ID', 'The report is of another user.')
}
