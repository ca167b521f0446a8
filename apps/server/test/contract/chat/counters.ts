import type { counterCommands } from '@org/im-sdk/protocol'
import { groupCounters } from '../../../src/store/im/group-counters'
import type { CasesOf } from './command-case'
import { GROUP, MEMBERS_ONLY, NOT_BANNED, NOBODY } from './shared'

export const counterCases = {
  updateGroupCounters: {
    changes: ['group_counter', 'group_fact_sequence'],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({
          groupID: groups.secret,
          mode: 'Increase',
          counterList: [{ key: 'likes', value: 1 }],
        }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
      'of the room of notices': {
        request: () => ({
          groupID: 'NOTIFY_ROOM',
          mode: 'Increase',
          counterList: [{ key: 'likes', value: 1 }],
        }),
        refuses: NOBODY,
      },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.newGroup('ChatRoom', userID)
      return {
        body: { groupID, mode: 'Increase', counterList: [{ key: 'likes', value: 1 }] },
        done: async () => (await groupCounters(world.server.context.db, groupID)).counters[0]?.value ?? 0,
      }
    },
  },
  getGroupCounters: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
      'of a chat room': { request: ({ groups }) => ({ groupID: groups.hall }), refuses: NOT_BANNED },
    },
  },
} satisfies CasesOf<typeof counterCommands>
