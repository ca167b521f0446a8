import type { blocklistCommands } from '@org/im-sdk/protocol'
import type { CasesOf } from './command-case'
import { all, USERS } from './shared'

export const blocklistCases = {
  getBlocklist: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
  addToBlocklist: {
    changes: ['block_list', 'user_list'],
    cases: {
      'a user': { request: ({ ids }) => ({ userIDList: [ids.stranger] }), swaps: { userIDList: USERS } },
    },
    keyed: async (world, { userID }) => ({
      body: { userIDList: [await world.newMember()] },
      done: () => world.versionOf(userID, 'blocklist'),
    }),
  },
  deleteFromBlocklist: {
    changes: ['block_list', 'user_list'],
    cases: {
      'a user': {
        request: ({ ids }) => ({ userIDList: [ids.stranger] }),
        swaps: { userIDList: { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' } },
      },
    },
    keyed: async (world, { userID }) => {
      const blocked_id = await world.newMember()
      await world.server.context.db
        .insertInto('block_list')
        .values({ user_id: userID, blocked_id, created_at: 1 })
        .execute()
      return { body: { userIDList: [blocked_id] }, done: () => world.versionOf(userID, 'blocklist') }
    },
  },
} satisfies CasesOf<typeof blocklistCommands>
