import type { friendCommands } from '@org/im-sdk/protocol'
import { LOGGED_IN } from '../../authorisation/callers'
import type { CasesOf, Outcomes, Refusals } from './command-case'
import { all, USER, fresh } from './shared'

const NO_MATTER: Outcomes = { ...all('ok'), unstorable: 'PACKAGE_PARSE_FAILED' }

const STRANGER: Outcomes = { ...all('NOT_MY_FRIEND'), unstorable: 'PACKAGE_PARSE_FAILED' }

const ANSWER: Outcomes = { ...all('FRIEND_APPLICATION_NOT_EXIST'), unstorable: 'PACKAGE_PARSE_FAILED' }

const NO_FRIENDS: Refusals = { guest: 'FRIENDS_FOR_MEMBERS_ONLY' }

const NO_APPLICATION: Refusals = {
  ...Object.fromEntries(LOGGED_IN.map((caller) => [caller, 'FRIEND_APPLICATION_NOT_EXIST' as const])),
  ...NO_FRIENDS,
}

export const friendCases = {
  getFriendList: {
    changes: [],
    cases: { 'of their own': { request: () => ({}) } },
  },
  addFriend: {
    changes: ['friend_application', 'user_list'],
    cases: {
      'a member': {
        request: ({ ids }) => ({ toAccount: ids.stranger, addSource: 'AddSource_Type_Web' }),
        refuses: NO_FRIENDS,
        swaps: { toAccount: USER },
      },
    },
    keyed: async (world, { userID }) => ({
      body: { toAccount: await world.newMember(), addSource: 'AddSource_Type_Web' },
      done: () => world.versionOf(userID, 'friendApplications'),
    }),
  },
  updateFriend: {
    changes: ['friend', 'user_list'],
    cases: {
      'a friend': {
        request: ({ peer }) => ({ toAccount: peer.userID, remark: fresh() }),
        refuses: NO_FRIENDS,
        swaps: { toAccount: STRANGER },
      },
    },
    keyed: async (world, { userID }) => ({
      body: { toAccount: await world.newFriend(userID), remark: 'Ann' },
      done: () => world.versionOf(userID, 'friends'),
    }),
  },
  deleteFriends: {
    changes: ['friend', 'user_list'],
    cases: {
      'a friend': {
        request: ({ ids }) => ({ userIDList: [ids.strangersFriend] }),
        refuses: NO_FRIENDS,
        swaps: { userIDList: STRANGER },
      },
    },
    keyed: async (world, { userID }) => ({
      body: { userIDList: [await world.newFriend(userID)] },
      done: () => world.versionOf(userID, 'friends'),
    }),
  },
  getFriendProfiles: {
    changes: [],
    cases: {
      'of friends': {
        request: ({ peer }) => ({ userIDList: [peer.userID] }),
        refuses: { guest: 'NOT_MY_FRIEND' },
        swaps: { userIDList: STRANGER },
      },
    },
  },
  checkFriends: {
    changes: [],
    cases: {
      'of everybody': { request: ({ peer }) => ({ userIDList: [peer.userID] }), swaps: { userIDList: NO_MATTER } },
    },
  },
  getFriendApplications: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
  respondToFriendApplication: {
    changes: [],
    cases: {
      'that nobody has sent': {
        request: ({ ids }) => ({ toAccount: ids.blocker }),
        refuses: NO_APPLICATION,
        swaps: { toAccount: ANSWER },
      },
    },
    keyed: async (world, { userID }) => ({
      body: { toAccount: await world.newApplicant(userID) },
      done: () => world.versionOf(userID, 'friendApplications'),
    }),
  },
  deleteFriendApplication: {
    changes: [],
    cases: {
      'that nobody has sent': {
        request: ({ ids }) => ({ toAccount: ids.blocker }),
        refuses: NO_APPLICATION,
        swaps: { toAccount: ANSWER },
      },
    },
    keyed: async (world, { userID }) => ({
      body: { toAccount: await world.newApplicant(userID) },
      done: () => world.versionOf(userID, 'friendApplications'),
    }),
  },
  readFriendApplications: {
    changes: [],
    cases: { 'of their own': { request: () => ({ latestTimeStamp: 1 }), refuses: NO_FRIENDS } },
    keyed: async (world, { userID }) => {
      await world.newApplicant(userID)
      return { body: { latestTimeStamp: 1 }, done: () => world.versionOf(userID, 'friendApplications') }
    },
  },
  getFriendGroups: { changes: [], cases: { 'of their own': { request: () => ({}) } } },
  createFriendGroup: {
    changes: ['friend', 'friend_group', 'user_list'],
    cases: {
      'of friends': {
        request: ({ peer }) => ({ groupName: fresh(), userIDList: [peer.userID] }),
        refuses: NO_FRIENDS,
        swaps: { userIDList: NO_MATTER },
      },
    },
    keyed: async (world, { userID }) => ({
      body: { groupName: 'fans', userIDList: [] },
      done: () => world.versionOf(userID, 'friendGroups'),
    }),
  },
  updateFriendGroup: {
    changes: ['friend', 'user_list'],
    cases: {
      'of their own': {
        request: ({ peer }) => ({ oldName: 'fans', addUserIDList: [peer.userID] }),
        refuses: NO_FRIENDS,
        swaps: { addUserIDList: NO_MATTER, deleteUserIDList: NO_MATTER },
      },
    },
    keyed: async (world, { userID }) => {
      await world.newFriendGroup(userID)
      return { body: { oldName: 'fans', newName: 'crew' }, done: () => world.versionOf(userID, 'friendGroups') }
    },
  },
  deleteFriendGroup: {
    changes: ['friend_group', 'user_list'],
    cases: { 'of their own': { request: () => ({ groupName: 'old' }), refuses: NO_FRIENDS } },
    keyed: async (world, { userID }) => {
      await world.newFriendGroup(userID)
      return { body: { groupName: 'fans' }, done: () => world.versionOf(userID, 'friendGroups') }
    },
  },
} satisfies CasesOf<typeof friendCommands>
