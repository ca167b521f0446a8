import type { groupCommands } from '@org/im-sdk/protocol'
import { findMember } from '../../../src/store/im/groups'
import type { CasesOf } from './command-case'
import {
  all,
  USER,
  GROUP,
  CHANGED_GROUP,
  PLACE,
  MEMBERS_ONLY,
  NO_GUESTS,
  NOT_BANNED,
  NOBODY,
  fresh,
  proofs,
} from './shared'

export const groupCases = {
  createGroup: {
    changes: ['chat_group', 'conversation', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({
          type: 'Public',
          name: 'fans',
          groupID: `of_${userID || 'somebody'}_${fresh()}`,
        }),
        refuses: NO_GUESTS,
        swaps: {
          groupID: all('INVALID_GROUP_ID'),
          ownerID: all('GROUP_PERMISSION_DENY'),
          memberList: USER,
        },
        swapped: {
          groupID: () => ({ absent: 'a b', otherKind: 'NOTIFY_ROOM' }),
          memberList: ({ ids, groups }) => ({
            foreign: { userID: ids.stranger },
            absent: { userID: '999999' },
            otherKind: { userID: groups.secret },
            unstorable: { userID: '1\0' },
          }),
        },
      },
    },
    keyed: async (world, { userID }) => ({
      body: { type: 'Public', name: 'fans' },
      done: async () => (await world.groupsOwnedBy(userID)).length,
    }),
  },
  dismissGroup: {
    changes: [
      'chat_group',
      'conversation',
      'group_application',
      'group_departure',
      'group_member',
      'group_size',
      'message',
      'user_conversation',
    ],
    cases: {
      'of their own': {
        request: ({ ownGroup }, { userID }) => ({ groupID: ownGroup(userID, 'dismissal').groupID }),
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP },
      },
    },
    keyed: async (world, client) => {
      const groupID = await world.ownGroup(client)
      return { body: { groupID }, done: async () => Number((await world.groupsOwnedBy(client.userID)).length === 0) }
    },
  },
  updateGroupProfile: {
    changes: ['chat_group', 'conversation', 'message'],
    cases: {
      'of their own': {
        request: ({ ownGroup }, { userID }) => ({ groupID: ownGroup(userID, 'profile').groupID, name: fresh() }),
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP },
      },
    },
    keyed: async (world, client) => {
      const groupID = await world.ownGroup(client)
      return { body: { groupID, name: 'ours' }, done: () => world.tipsIn(groupID) }
    },
  },
  changeGroupOwner: {
    changes: ['chat_group', 'conversation', 'group_member', 'message'],
    cases: {
      // The member is no longer the owner when the ids are swapped.
      'of their own': {
        request: ({ ownGroup, peer }, { userID }) => ({
          groupID: ownGroup(userID, 'transfer').groupID,
          newOwnerID: peer.userID,
        }),
        refuses: NO_GUESTS,
        swaps: { groupID: CHANGED_GROUP, newOwnerID: all('GROUP_PERMISSION_DENY') },
      },
    },
    keyed: async (world, client) => {
      const newOwnerID = await world.newMember()
      const groupID = await world.ownGroup(client, newOwnerID)
      return { body: { groupID, newOwnerID }, done: () => world.tipsIn(groupID) }
    },
  },
  searchGroupByID: {
    changes: [],
    cases: {
      'of a public group': {
        request: ({ groups }) => ({ groupIDList: [groups.open] }),
        swaps: { groupIDList: all('GROUP_NOT_FOUND') },
      },
    },
  },
  joinGroup: {
    changes: ['conversation', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'a public group': {
        request: ({ groups }) => ({ groupID: groups.open }),
        refuses: { ...NOT_BANNED, guest: 'GROUP_PERMISSION_DENY' },
        // The member is in the group already.
        swaps: { groupID: GROUP, authentication: all('ok') },
        swapped: { authentication: proofs },
      },
      'a private group': { request: ({ groups }) => ({ groupID: groups.secret }), refuses: NOBODY },
      'a chat room': { request: ({ groups }) => ({ groupID: groups.lobby }), refuses: NOT_BANNED },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.newGroup('Public')
      return {
        body: { groupID },
        done: async () => Number((await findMember(world.server.context.db, groupID, userID)) !== null),
      }
    },
  },
  quitGroup: {
    changes: ['conversation', 'group_departure', 'group_member', 'group_size', 'message', 'user_conversation'],
    cases: {
      'a private group': {
        request: ({ groups }) => ({ groupID: groups.club }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
      'a chat room': { request: ({ groups }) => ({ groupID: groups.lobby }) },
    },
    keyed: async (world, { userID }) => {
      const groupID = await world.newGroup('Public', userID)
      return {
        body: { groupID },
        done: async () => Number((await findMember(world.server.context.db, groupID, userID)) === null),
      }
    },
  },
  getGroupInfo: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupIDList: [groups.secret] }),
        refuses: MEMBERS_ONLY,
        swaps: { groupIDList: GROUP },
      },
      'of a public group': { request: ({ groups }) => ({ groupIDList: [groups.open] }) },
      'of a chat room': { request: ({ groups }) => ({ groupIDList: [groups.hall] }) },
    },
  },
  getJoinedGroupList: {
    changes: [],
    cases: {
      'of their own': {
        request: (_world, { userID }) => ({ memberAccount: userID || 'somebody' }),
        swaps: { memberAccount: all('GROUP_PERMISSION_DENY'), next: PLACE },
      },
    },
  },
  getOnlineMemberCount: {
    changes: [],
    cases: {
      'of a private group': {
        request: ({ groups }) => ({ groupID: groups.secret }),
        refuses: MEMBERS_ONLY,
        swaps: { groupID: GROUP },
      },
      'of a chat room': { request: ({ groups }) => ({ groupID: groups.hall }) },
    },
  },
} satisfies CasesOf<typeof groupCommands>
