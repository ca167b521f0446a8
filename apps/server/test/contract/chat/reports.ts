import type { reportCommands } from '@org/im-sdk/protocol'
import type { Actor } from '../../authorisation/actor'
import type { World } from '../../authorisation/world'
import type { CasesOf, Outcomes } from './command-case'
import { all, fresh } from './shared'

/** The user who reports. */
const HEADER: Outcomes = { ...all('INVALID_ID'), unstorable: 'PACKAGE_PARSE_FAILED' }

const headerOf = ({ server }: World, { userID, client }: Actor) => ({
  SDKType: 10 as const,
  SDKAppID: server.context.config.sdkAppId,
  SDKVersion: '1',
  tinyID: '1',
  // A caller without a credential uses some id.
  userID: userID || 'somebody',
  platform: 3,
  instanceID: client.instanceID,
  traceID: 'trace',
})

const headers = (world: World) => {
  const header = headerOf(world, world.actors.member)
  const { ids } = world
  return {
    foreign: { ...header, userID: ids.peer },
    absent: { ...header, userID: '999999' },
    otherKind: { ...header, SDKAppID: header.SDKAppID + 1 },
    unstorable: { ...header, userID: '1\0' },
  }
}

export const reportCases = {
  reportEvents: {
    changes: ['event_report'],
    cases: {
      'of their own': {
        request: (world, actor) => ({
          header: headerOf(world, actor),
          eventList: [
            {
              eventID: fresh(),
              name: 'login',
              level: 6,
              time: 1,
              command: '',
              code: 0,
              costTime: 1,
              count: 1,
            },
          ],
        }),
        swaps: { header: HEADER },
        swapped: { header: headers },
      },
    },
  },
  reportQuality: {
    changes: ['quality_report'],
    cases: {
      'of their own': {
        request: (world, actor) => ({
          header: headerOf(world, actor),
          recordList: [
            {
              recordID: fresh(),
              startTime: 1,
              duration: 1,
              requestList: [],
              delayUnder1s: 0,
              delay1To3s: 0,
              delayOver3s: 0,
              connectCount: 0,
              connectedCount: 0,
              probeOkCount: 0,
              probeFailCount: 0,
            },
          ],
        }),
        swaps: { header: HEADER },
        swapped: { header: headers },
      },
    },
  },
} satisfies CasesOf<typeof reportCommands>
