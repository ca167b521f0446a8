import type { liveRoomCommands } from '@org/im-sdk/protocol'
import { restrict } from '../../../src/services/moderation/restrict'
import { groupKey } from '../../../src/store/im/conversation-id'
import { marksOf } from '../../../src/store/im/member-marks'
import { newestSequence } from '../../../src/store/im/messages'
import type { CasesOf, Outcomes } from './command-case'
import { all, GROUP, CHANGED_GROUP, NOT_BANNED, NOBODY } from './shared'

const DENIED: Outcomes = all('GROUP_PERMISSION_DENY')

export const liveRoomCases = {
  /** Only the owner and the managers of the room. */
  banRoomMembers: {
    changes: [],
    cases: {
      'of a chat room': {
        request: ({ groups, peer }) => ({ groupID: groups.hall, userIDList: [peer.userID], duration: 60 }),
        refuses: NOBODY,
        swaps: { groupID: CHANGED_GROUP, userIDList: DENIED },
      },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.ownRoom(userID)
      return {
        body: { groupID, userIDList: [await world.newMember()], duration: 60 },
        done: () => newestSequence(world.server.context.db, groupKey(groupID)),
      }
    },
  },
  unbanRoomMembers: {
    changes: [],
    cases: {
      'of a chat room': {
        request: ({ groups, peer }) => ({ groupID: groups.hall, userIDList: [peer.userID] }),
        refuses: NOBODY,
        swaps: { groupID: CHANGED_GROUP, userIDList: DENIED },
      },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.ownRoom(userID)
      const banned = await world.newMember()
      const key = { user_id: banned, group_id: groupID, kind: 'ban' as const }
      await restrict(world.server.context.db, key, 4_000_000_000, 1)
      return {
        body: { groupID, userIDList: [banned] },
        done: () => newestSequence(world.server.context.db, groupKey(groupID)),
      }
    },
  },
  markRoomMembers: {
    changes: [],
    cases: {
      'of a chat room': {
        request: ({ groups, peer }) => ({
          groupID: groups.hall,
          userIDList: [peer.userID],
          markType: 1_000,
          operationType: 1,
        }),
        refuses: NOBODY,
        swaps: { groupID: CHANGED_GROUP, userIDList: DENIED },
      },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.ownRoom(userID)
      const listener = await world.newMember()
      return {
        body: { groupID, userIDList: [listener], markType: 1_000, operationType: 1 },
        done: async () => (await marksOf(world.server.context.db, groupID, [listener])).size,
      }
    },
  },
  longPoll: {
    changes: [],
    cases: {
      'of a chat room': {
        request: ({ groups }, { pollKey }) => ({ groupID: groups.hall, key: pollKey, startSeq: 0, holdTime: 0 }),
        refuses: NOT_BANNED,
        swaps: { groupID: all('GROUP_PERMISSION_DENY'), key: all('GROUP_PERMISSION_DENY') },
        swapped: {
          groupID: ({ groups }) => ({ foreign: groups.foreignRoom }),
          key: ({ peer, actors }) => ({
            foreign: peer.pollKey,
            absent: '',
            otherKind: actors.member.cookie,
            unstorable: 'a\0',
          }),
        },
      },
    },
  },
  /** The last one: its limit makes the test wait so long that sockets of others are closed. */
  getRoomMemberList: {
    changes: [],
    cases: {
      'of a chat room': {
        request: ({ groups }) => ({ groupID: groups.hall }),
        refuses: NOT_BANNED,
        swaps: { groupID: GROUP, next: all('ok') },
      },
    },
  },
} satisfies CasesOf<typeof liveRoomCommands>
