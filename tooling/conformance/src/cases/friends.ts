import { TYPES } from '@org/im-sdk/protocol'
import { unseen, type Cases } from '../case'
import { addSource, allow, befriend, part, apply, withdraw, listed } from '../friendship'

type Names =
  | 'getFriendList'
  | 'addFriend'
  | 'updateFriend'
  | 'deleteFriends'
  | 'getFriendProfiles'
  | 'checkFriends'
  | 'getFriendApplications'
  | 'respondToFriendApplication'
  | 'deleteFriendApplication'
  | 'readFriendApplications'

export const friendCases: Cases<Names> = {
  getFriendList: async (stage) => {
    await befriend(stage)
    return {
      request: {},
      answer: { friendItem: [{ userID: stage.bob.userID }], startIndex: 0 },
      seen: unseen('It reads.'),
      after: () => part(stage),
    }
  },
  addFriend: async (stage) => {
    const { ann, bob, phone } = stage
    await allow(bob, TYPES.ALLOW_TYPE_ALLOW_ANY)
    const cyd = await stage.enter(stage.cyd)
    await allow(cyd, TYPES.ALLOW_TYPE_DENY_ANY)
    return {
      request: { toAccount: bob.userID, addSource, remark: 'Bobby' },
      answer: { resultItem: [] },
      seen: [listed(phone, 'friends'), listed(bob, 'friends')],
      refused: [
        [{ toAccount: 'nobody' }, 'INVALID_ID'],
        [{ toAccount: ann.userID }, 'INVALID_ID'],
        [{ toAccount: cyd.userID }, 'FRIEND_ADD_DENIED'],
      ],
      after: async () => {
        await part(stage)
        await allow(cyd, TYPES.ALLOW_TYPE_NEED_CONFIRM)
      },
    }
  },
  updateFriend: async (stage) => {
    await befriend(stage)
    return {
      request: { toAccount: stage.bob.userID, remark: stage.fresh() },
      seen: [listed(stage.phone, 'friends')],
      refused: [[{ toAccount: stage.cyd }, 'NOT_MY_FRIEND']],
      after: () => part(stage),
    }
  },
  deleteFriends: async (stage) => {
    const { bob, phone, cyd } = stage
    await befriend(stage)
    return {
      request: { userIDList: [bob.userID, cyd] },
      answer: { resultItem: [{ userID: cyd, resultCode: (code: number) => code !== 0 }] },
      seen: [listed(phone, 'friends'), listed(bob, 'friends')],
    }
  },
  getFriendProfiles: async (stage) => {
    const { bob, cyd } = stage
    await befriend(stage)
    return {
      request: { userIDList: [bob.userID, cyd] },
      answer: { friendItem: [{ userID: bob.userID }], resultItem: [{ userID: cyd }] },
      seen: unseen('It reads.'),
      after: () => part(stage),
    }
  },
  checkFriends: async (stage) => {
    const { bob, cyd } = stage
    await befriend(stage)
    return {
      request: { userIDList: [bob.userID, cyd] },
      answer: {
        checkItem: [
          { userID: bob.userID, relation: TYPES.SNS_TYPE_BOTH_WAY },
          { userID: cyd, relation: TYPES.SNS_TYPE_NO_RELATION },
        ],
      },
      seen: unseen('It reads.'),
      after: () => part(stage),
    }
  },
  getFriendApplications: async (stage) => {
    await apply(stage)
    return {
      request: {},
      answer: { applicationItem: [{ userID: stage.bob.userID, wording: 'hello' }] },
      seen: unseen('It reads.'),
      after: () => withdraw(stage),
    }
  },
  respondToFriendApplication: async (stage) => {
    const { bob, phone, cyd } = stage
    await apply(stage)
    return {
      request: { toAccount: bob.userID },
      seen: [listed(phone, 'friends'), listed(bob, 'friends'), listed(bob, 'friendApplications')],
      refused: [[{ toAccount: cyd }, 'FRIEND_APPLICATION_NOT_EXIST']],
      after: () => part(stage),
    }
  },
  deleteFriendApplication: async (stage) => {
    const { bob, phone, cyd } = stage
    await apply(stage)
    return {
      request: { toAccount: bob.userID },
      seen: [listed(phone, 'friendApplications')],
      refused: [[{ toAccount: cyd }, 'FRIEND_APPLICATION_NOT_EXIST']],
    }
  },
  readFriendApplications: async (stage) => {
    await apply(stage)
    const { applicationItem } = await stage.ann.ask('getFriendApplications', {})
    return {
      request: { latestTimeStamp: Math.max(...applicationItem.map(({ time }) => time)) },
      seen: [listed(stage.phone, 'friendApplications')],
      after: () => withdraw(stage),
    }
  },
}
