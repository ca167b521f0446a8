import type { StoredMessage } from '@org/im-sdk/protocol'
import { text } from '@org/server/protocol-client'
import { pushed, unseen, type Cases } from '../case'

type Names =
  | 'revokeC2CMessage'
  | 'revokeGroupMessages'
  | 'deleteC2CMessages'
  | 'deleteGroupMessages'
  | 'deleteSystemNotices'
  | 'deleteAtTips'
  | 'modifyC2CMessage'
  | 'modifyGroupMessage'
  | 'getMessageVersions'
  | 'getGroupNotify'

const SYSTEM = '@TIM#SYSTEM'
const isNothing = (list?: readonly object[]) => (list ?? []).length === 0

const corrected = { version: 0, elements: text('two goals').msgBody }
const likeCorrected = (sequence: number) => ({
  messageList: [{ sequence, version: 1, msgBody: [{ msgContent: { text: 'two goals' } }] }],
})

export const messageActionCases: Cases<Names> = {
  revokeC2CMessage: async (stage) => {
    const { ann, bob } = stage
    const { sequence, messageKey, toAccount } = await stage.messageToBob()
    return {
      request: { peerAccount: toAccount, messageKey },
      answer: { recallRetList: [{ sequence, retCode: 0 }], messageList: [{ sequence, revoker: ann.userID }] },
      seen: [pushed(bob, 'pushMessageChanges', { messageList: [{ sequence, revoker: ann.userID }] })],
      refused: [
        [{ peerAccount: 'nobody' }, 'INVALID_ID'],
        [{ messageKey: 'no key' }, 'PACKAGE_PARSE_FAILED'],
      ],
    }
  },
  revokeGroupMessages: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    return {
      request: { groupID, msgSeqList: [sequence, 999_999] },
      answer: {
        recallRetList: [
          { sequence, retCode: 0 },
          { sequence: 999_999, retCode: (code: number) => code !== 0 },
        ],
      },
      seen: [pushed(bob, 'pushMessageChanges', { messageList: [{ groupID, sequence, revoker: ann.userID }] })],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  deleteC2CMessages: async (stage) => {
    const { phone } = stage
    const { sequence, messageKey, toAccount } = await stage.messageToBob()
    return {
      request: { peerAccount: toAccount, messageKeyList: [messageKey] },
      seen: [pushed(phone, 'pushMessageChanges', { deletedList: [{ toAccount, sequenceList: [sequence] }] })],
      refused: [[{ peerAccount: 'nobody' }, 'INVALID_ID']],
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
    }
  },
  modifyC2CMessage: async (stage) => {
    const { ann, bob } = stage
    const { sequence, messageKey, toAccount } = await stage.messageToBob()
    return {
      request: { peerAccount: toAccount, messageKey, ...corrected },
      answer: { messageVersion: 1, ...likeCorrected(sequence) },
      seen: [pushed(bob, 'pushMessageChanges', likeCorrected(sequence))],
      refused: [
        [{ peerAccount: 'nobody' }, 'INVALID_ID'],
        [{ version: 7 }, 'MODIFY_CONFLICT'],
        [{ messageKey: '999999_1_1' }, 'PACKAGE_PARSE_FAILED'],
        [{ peerAccount: ann.userID }, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
  modifyGroupMessage: async (stage) => {
    const { bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    return {
      request: { groupID, sequence, ...corrected },
      answer: { messageVersion: 1, ...likeCorrected(sequence) },
      seen: [pushed(bob, 'pushMessageChanges', likeCorrected(sequence))],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ version: 7 }, 'MODIFY_CONFLICT'],
        [{ sequence: 999_999 }, 'PACKAGE_PARSE_FAILED'],
        [{}, 'GROUP_PERMISSION_DENY', bob],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  getMessageVersions: async (stage) => {
    const { ann, bob, cyd } = stage
    const place = await stage.messageToGroup()
    await ann.ask('modifyGroupMessage', { ...place, ...corrected })
    return {
      by: bob,
      request: { groupID: place.groupID, sequence: place.sequence },
      answer: { versionList: [{ elements: [{ msgContent: { text: 'a goal' } }], messageVersion: 0 }] },
      seen: unseen('It reads.'),
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  getGroupNotify: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    await ann.ask('revokeGroupMessages', { groupID, msgSeqList: [sequence] })
    return {
      by: bob,
      request: { groupID },
      answer: { revokedList: [{ sequence, revoker: ann.userID }] },
      seen: unseen('It reads.'),
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
}
