import { TYPES } from '@org/im-sdk/protocol'
import { text } from '@org/server/protocol-client'
import { reads, unseen, type Cases } from '../case'
import { NOTICE, noticedBy } from '../group-facts'

type Names = 'longPoll' | 'getRoomMemberList' | 'banRoomMembers' | 'unbanRoomMembers' | 'markRoomMembers'

export const liveRoomCases: Cases<Names> = {
  longPoll: async (stage) => {
    const { ann, bob } = stage
    const { groupID, longPollingKey: key, startSeq } = await stage.room()
    const message = text('a goal')
    await ann.ask('sendGroupMessage', { groupID, ...message })
    return {
      by: bob,
      request: { groupID, key, startSeq, holdTime: 5 },
      answer: { rspMsgList: [{ groupID, random: message.random, fromAccount: ann.userID }], lostCount: 0 },
      seen: unseen('It reads.'),
      refused: [
        [{ key: 'made up' }, 'GROUP_PERMISSION_DENY'],
        [{ groupID: await stage.group('AVChatRoom') }, 'GROUP_PERMISSION_DENY'],
      ],
    }
  },
  getRoomMemberList: async (stage) => {
    const { ann, bob } = stage
    const { groupID } = await stage.room()
    const both = [{ userID: ann.userID }, { userID: bob.userID }]
    return {
      by: bob,
      request: { groupID },
      // A server may collect who enters for a while.
      seen: [reads(ann, 'getRoomMemberList', { groupID }, { members: both, memberCount: 2 })],
      refused: [[{ groupID: 'nothing' }, 'GROUP_NOT_FOUND']],
      // Who does not poll has left meanwhile.
      ready: async () => {
        for (const user of [ann, bob]) await user.ask('joinGroup', { groupID })
      },
    }
  },
  banRoomMembers: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID } = await stage.room()
    const { longPollingKey: key, startSeq } = await ann.ask('joinGroup', { groupID })
    const place = { groupID, key, startSeq }
    const msgContent = { operationType: TYPES.GRP_TIP_BAN_AVCHATROOM_MEMBER, userIDList: [bob.userID] }
    return {
      request: { groupID, userIDList: [bob.userID], duration: 60, reason: 'spam' },
      answer: { userIDList: [bob.userID] },
      seen: [
        ...noticedBy([bob, await stage.another(bob.userID)], groupID, NOTICE.banned),
        reads(ann, 'longPoll', { ...place, holdTime: 0 }, { rspMsgList: [{ msgBody: [{ msgContent }] }] }),
      ],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ duration: 0 }, 'BAN_DURATION_INVALID'],
        [{ userIDList: ['nobody'] }, 'INVALID_ID'],
        [{ userIDList: [ann.userID] }, 'GROUP_PERMISSION_DENY'],
        [{ userIDList: [cyd] }, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
  unbanRoomMembers: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID, longPollingKey: key, startSeq } = await stage.room()
    await ann.ask('banRoomMembers', { groupID, userIDList: [cyd], duration: 60 })
    const msgContent = { operationType: TYPES.GRP_TIP_UNBAN_AVCHATROOM_MEMBER, userIDList: [cyd] }
    return {
      request: { groupID, userIDList: [cyd, bob.userID] },
      answer: { userIDList: (userIDs: readonly string[]) => userIDs.join() === cyd },
      seen: [
        reads(
          bob,
          'longPoll',
          { groupID, key, startSeq, holdTime: 0 },
          { rspMsgList: [{ msgBody: [{ msgContent }] }] },
        ),
      ],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
  markRoomMembers: async (stage) => {
    const { ann, bob } = stage
    const { groupID } = await stage.room()
    return {
      request: { groupID, userIDList: [bob.userID, 'nobody'], markType: 1_000, operationType: 1 },
      answer: { userIDList: [bob.userID], resultItem: [{ userID: 'nobody' }] },
      seen: [
        reads(
          bob,
          'getRoomMemberList',
          { groupID, markType: 1_000 },
          { members: [{ userID: bob.userID, markList: [1_000] }] },
        ),
      ],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ userIDList: [ann.userID] }, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
}
