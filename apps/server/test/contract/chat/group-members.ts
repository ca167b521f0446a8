import type { groupMemberCommands } from '@org/im-sdk/protocol'
import type { CasesOf, Outcomes } from './command-case'
import { all, GROUP, CHANGED_GROUP, MEMBERS_ONLY, NO_GUESTS, fresh } from './shared'

/** Users who are not in the group. */
const NOT_MEMBERS: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }

export const groupMemberCases = {
  getGroupMemberList: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP, next: all('PACKAGE_PARSE_FAILED') },
      },
    },
  },
  getGroupMemberProfile: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups, ids }) => ({ groupID: groups.secret, userIDList: [ids.member] }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP, userIDList: NOT_MEMBERS },
      },
    },
  },
  addGroupMember: {
    changes: ['conversation', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'to a group of their own': {
        request: ({ ownGroup, ids }, { userID }) => ({
          groupID: ownGroup(userID, 'adding').groupID,
          userIDList: [ids.strangersFriend],
        }),
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP, userIDList: all('ok') },
      },
    },
    keyed: async (world, client) => {
      const groupID = await world.ownGroup(client)
      return { body: { groupID, userIDList: [await world.newMember()] }, done: () => world.tipsIn(groupID) }
    },
  },
  deleteGroupMember: {
    changes: ['conversation', 'group_departure', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'from a group of their own': {
        request: ({ ownGroup, peer }, { userID }) => ({
          groupID: ownGroup(userID, 'removal').groupID,
          userIDList: [peer.userID],
        }),
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP, userIDList: NOT_MEMBERS },
      },
    },
    keyed: async (world, client) => {
      const member = await world.newMember()
      const groupID = await world.ownGroup(client, member)
      return { body: { groupID, userIDList: [member] }, done: () => world.tipsIn(groupID) }
    },
  },
  setGroupMemberInfo: {
    changes: ['conversation', 'group_member', 'message', 'restriction'],
    cases: {
      'in a group of their own': {
        request: ({ ownGroup, peer }, { userID }) => ({
          groupID: ownGroup(userID, 'info').groupID,
          userID: peer.userID,
          muteTime: 60,
          role: 'Admin',
          nameCard: fresh(),
        }),
        refuses: NO_GUESTS,
        swaps: {
          groupID: CHANGED_GROUP,
          userID: { ...all('MEMBER_NOT_IN_GROUP'), unstorable: 'PACKAGE_PARSE_FAILED' },
        },
      },
    },
    keyed: async (world, client) => {
      const groupID = await world.ownGroup(client)
      return { body: { groupID, userID: client.userID, nameCard: 'me' }, done: () => world.tipsIn(groupID) }
    },
  },
} satisfies CasesOf<typeof groupMemberCommands>
