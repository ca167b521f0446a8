import type { moderationCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'

export const moderationCases = {
  getProfanityList: {
    changes: [],
    cases: { 'of their own': { request: () => ({ deviceID: 'd' }) } },
  },
} satisfies CasesOf<typeof moderationCommands>
