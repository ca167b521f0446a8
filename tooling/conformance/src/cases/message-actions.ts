import { ERRORS } from '@org/im-sdk/protocol'
import { text } from '@org/server/protocol-client'
import { pushed, reads, unseen, type Cases } from '../case'

type Names =
  | 'revokeC2CMessage'
  | 'revokeGroupMessages'
  | 'modifyC2CMessage'
  | 'modifyGroupMessage'
  | 'getMessageVersions'
  | 'getGroupNotify'

const DENIED = ERRORS.GROUP_PERMISSION_DENY.code

const corrected = { version: 0, elements: text('two goals').msgBody }
const likeCorrected = (sequence: number) => ({
  messageList: [{ sequence, version: 1, msgBody: [{ msgContent: { text: 'two goals' } }] }],
})

export const messageActionCases: Cases<Names> = {
  revokeC2CMessage: async (stage) => {
    const { ann, phone, bob } = stage
    const other = await stage.messageToBob()
    const { sequence, messageKey, toAccount } = await stage.messageToBob()
    const revoked = { messageList: [{ sequence, revoker: ann.userID }] }
    return {
      request: { peerAccount: toAccount, messageKey },
      answer: { recallRetList: [{ sequence, retCode: 0 }], messageList: [{ sequence, revoker: ann.userID }] },
      seen: [
        pushed(bob, 'pushMessageChanges', revoked),
        pushed(phone, 'pushMessageChanges', revoked),
        reads(bob, 'roamC2CMessages', { peerAccount: ann.userID, count: 1 }, revoked),
      ],
      more: [
        {
          by: bob,
          request: { peerAccount: ann.userID, messageKey: other.messageKey },
          answer: { recallRetList: [{ sequence: other.sequence, retCode: DENIED }], messageList: [] },
          seen: unseen('Nobody may revoke the message of another user.'),
        },
      ],
      refused: [
        [{ peerAccount: 'nobody' }, 'INVALID_ID'],
        [{ messageKey: 'no key' }, 'PACKAGE_PARSE_FAILED'],
      ],
    }
  },
  revokeGroupMessages: async (stage) => {
    const { ann, phone, bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    const ofBob = await bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
    const other = await ann.ask('sendGroupMessage', { groupID, ...text('a goal') })
    const revoked = (...sequences: readonly number[]) => ({
      messageList: sequences.map((each) => ({ groupID, sequence: each, revoker: ann.userID })),
    })
    return {
      request: { groupID, msgSeqList: [sequence, 999_999] },
      answer: {
        recallRetList: [
          { sequence, retCode: 0 },
          { sequence: 999_999, retCode: (code: number) => code !== 0 },
        ],
      },
      seen: [
        pushed(bob, 'pushMessageChanges', revoked(sequence)),
        pushed(phone, 'pushMessageChanges', revoked(sequence)),
      ],
      more: [
        {
          request: { groupID, msgSeqList: [ofBob.sequence] },
          answer: { recallRetList: [{ sequence: ofBob.sequence, retCode: 0 }] },
          seen: [pushed(bob, 'pushMessageChanges', revoked(ofBob.sequence))],
        },
        {
          by: bob,
          request: { groupID, msgSeqList: [other.sequence] },
          answer: { recallRetList: [{ sequence: other.sequence, retCode: DENIED }], messageList: [] },
          seen: unseen('A member may not revoke the message of the owner.'),
        },
      ],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  modifyC2CMessage: async (stage) => {
    const { ann, phone, bob } = stage
    const { sequence, messageKey, toAccount } = await stage.messageToBob()
    return {
      request: { peerAccount: toAccount, messageKey, ...corrected },
      answer: { messageVersion: 1, ...likeCorrected(sequence) },
      seen: [
        pushed(bob, 'pushMessageChanges', likeCorrected(sequence)),
        pushed(phone, 'pushMessageChanges', likeCorrected(sequence)),
        reads(bob, 'roamC2CMessages', { peerAccount: ann.userID, count: 1 }, likeCorrected(sequence)),
      ],
      refused: [
        [{ peerAccount: 'nobody' }, 'INVALID_ID'],
        [{ version: 7 }, 'MODIFY_CONFLICT'],
        [{ messageKey: '999999_1_1' }, 'PACKAGE_PARSE_FAILED'],
        [{ peerAccount: ann.userID }, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
  modifyGroupMessage: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    const room = await stage.room()
    const inRoom = await ann.ask('sendGroupMessage', { groupID: room.groupID, ...text('a goal') })
    return {
      request: { groupID, sequence, ...corrected },
      answer: { messageVersion: 1, ...likeCorrected(sequence) },
      seen: [pushed(bob, 'pushMessageChanges', likeCorrected(sequence))],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ version: 7 }, 'MODIFY_CONFLICT'],
        [{ sequence: 999_999 }, 'PACKAGE_PARSE_FAILED'],
        [{ groupID: room.groupID, sequence: inRoom.sequence }, 'MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM'],
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
