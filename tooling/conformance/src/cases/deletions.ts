import type { StoredMessage } from '@org/im-sdk/protocol'
import { text } from '@org/server/protocol-client'
import { pushed, reads, type Cases } from '../case'

type Names = 'deleteC2CMessages' | 'deleteGroupMessages' | 'deleteSystemNotices' | 'deleteAtTips'

const SYSTEM = '@TIM#SYSTEM'
const isNothing = (list?: readonly object[]) => (list ?? []).length === 0

export const deletionCases: Cases<Names> = {
  deleteC2CMessages: async (stage) => {
    const { ann, phone, bob } = stage
    const { sequence, messageKey, toAccount } = await stage.messageToBob()
    const isGone = (list: readonly { sequence: number }[]) => list.every((message) => message.sequence !== sequence)
    return {
      request: { peerAccount: toAccount, messageKeyList: [messageKey] },
      seen: [
        pushed(phone, 'pushMessageChanges', { deletedList: [{ toAccount, sequenceList: [sequence] }] }),
        reads(phone, 'roamC2CMessages', { peerAccount: toAccount, count: 1 }, { messageList: isGone }),
        reads(bob, 'roamC2CMessages', { peerAccount: ann.userID, count: 1 }, { messageList: [{ sequence }] }),
      ],
      refused: [
        [{ peerAccount: 'nobody' }, 'INVALID_ID'],
        [{ messageKeyList: ['no key'] }, 'PACKAGE_PARSE_FAILED'],
      ],
    }
  },
  deleteGroupMessages: async (stage) => {
    const { ann, phone, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    const room = await stage.group('AVChatRoom')
    return {
      request: { groupID, deleter: ann.userID, keyList: [sequence] },
      seen: [pushed(phone, 'pushMessageChanges', { deletedList: [{ groupID, sequenceList: [sequence] }] })],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ deleter: cyd }, 'GROUP_PERMISSION_DENY'],
        [{ groupID: room }, 'MESSAGE_DELETE_FAIL'],
        [{ deleter: cyd }, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  deleteSystemNotices: async (stage) => {
    const { ann, bob, cyd } = stage
    const device = await stage.enter(bob.userID)
    const groupID = await stage.group('Public')
    await ann.ask('deleteGroupMember', { groupID, userIDList: [bob.userID] })
    const isNotice = ({ fromAccount, msgBody }: StoredMessage) =>
      fromAccount === SYSTEM && JSON.stringify(msgBody).includes(groupID)
    await bob.client.until(() => bob.client.messages().some(isNotice))
    const { sequence: messageSeq = 0, random: messageRandom = 0 } = bob.client.messages().find(isNotice) ?? {}
    const named = { from: SYSTEM, to: bob.userID, messageSeq, messageRandom }
    const deletedList = [{ toAccount: SYSTEM, sequenceList: [messageSeq] }]
    return {
      by: bob,
      request: { messageListToDelete: [named] },
      seen: [pushed(device, 'pushMessageChanges', { deletedList })],
      refused: [[{ messageListToDelete: [{ ...named, to: cyd }] }, 'INVALID_ID']],
    }
  },
  deleteAtTips: async (stage) => {
    const { ann, phone, bob, cyd } = stage
    const groupID = await stage.group('Public')
    const message = text('a goal')
    const sent = await bob.ask('sendGroupMessage', { groupID, ...message, groupAtInfo: [ann.userID] })
    const place = { from: bob.userID, to: ann.userID, messageSeq: sent.sequence, messageRandom: message.random }
    return {
      request: { messageListToDelete: [{ ...place, groupID }] },
      seen: [pushed(phone, 'pushConversations', { conversationList: [{ groupID, groupAtInfoList: isNothing }] })],
      refused: [
        [{ messageListToDelete: [{ ...place, to: cyd, groupID }] }, 'INVALID_ID'],
        [{ messageListToDelete: [{ ...place, groupID: 'nothing' }] }, 'GROUP_NOT_FOUND'],
      ],
      more: await stage.ofTopics(async (topic) => {
        const { random, ...said } = text('a goal')
        const { sequence: messageSeq } = await bob.ask('sendGroupMessage', {
          ...topic,
          ...said,
          random,
          groupAtInfo: [ann.userID],
        })
        const { groupID: community, topicID } = topic
        return {
          request: { messageListToDelete: [{ ...place, groupID: topicID, messageSeq, messageRandom: random }] },
          seen: [
            pushed(phone, 'pushTopicNotice', { groupID: community, operationType: 20, topicIDList: [topicID] }),
            reads(
              phone,
              'getTopicList',
              { groupID: community, topicIDList: [topicID] },
              { topicInfoList: [{ topicID, groupAtInfoList: isNothing }] },
            ),
          ],
        }
      }),
    }
  },
}
