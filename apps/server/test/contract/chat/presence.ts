import type { presenceCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { APP, appOf, fresh } from './shared'

export const presenceCases = {
  kickOther: {
    changes: ['im_session'],
    cases: { 'of their own': { request: () => ({}) } },
    keyed: async (world, { userID }) => {
      const phone = await world.loggedIn({ userID, platform: 1 })
      return { body: {}, done: async () => phone.pushes('pushKickedOut').length }
    },
  },
  keepAlive: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
  setAppStatus: {
    changes: ['im_session'],
    cases: { 'of their own': { request: () => ({ state: 'Background' }) } },
  },
  setPushToken: {
    changes: ['im_session'],
    cases: {
      'of this app': {
        request: (world) => ({ sdkAppID: appOf(world).SDKAppID, deviceToken: fresh() }),
        swaps: { sdkAppID: APP },
      },
    },
  },
} satisfies CasesOf<typeof presenceCommands>
