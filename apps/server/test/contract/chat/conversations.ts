import type { conversationCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'

export const conversationCases = {
  getConversationList: {
    changes: [],
    cases: { 'of their own': { request: () => ({}) } },
    plain: ['timeStamp', 'pinnedTimeStamp', 'pinnedStartIndex'],
  },
} satisfies CasesOf<typeof conversationCommands>
