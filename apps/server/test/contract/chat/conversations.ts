import type { conversationCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { all } from './shared'

export const conversationCases = {
  getConversationList: {
    changes: [],
    cases: { 'of their own': { request: () => ({}), swaps: { fromAccount: all('INVALID_ID') } } },
  },
} satisfies CasesOf<typeof conversationCommands>
