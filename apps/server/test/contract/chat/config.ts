import type { configCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { APP, appOf } from './shared'

export const configCases = {
  getCloudConfig: { changes: [], cases: { 'of this app': { request: appOf, swaps: { SDKAppID: APP } } } },
  getCommercialConfig: {
    changes: [],
    cases: { 'of this app': { request: appOf, swaps: { SDKAppID: APP } } },
  },
} satisfies CasesOf<typeof configCommands>
