import { pushed, unseen, type Cases } from '../case'

type Names =
  | 'getMessageExtensions'
  | 'modifyMessageExtensions'
  | 'sendReadReceipts'
  | 'getReadReceipts'
  | 'getReadReceiptDetail'

/** Extensions and receipts of messages. */
export const messageFactCases: Cases<Names> = {
  getMessageExtensions: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID, sequence: messageSequence } = await stage.messageToGroup()
    const extensionList = [{ key: 'like', value: '1', seq: 0 }]
    await ann.ask('modifyMessageExtensions', { groupID, messageSequence, operateType: 1, extensionList })
    return {
      by: bob,
      request: { groupID, messageSequence },
      answer: { extensions: [{ extension: { key: 'like', value: '1' } }], completeFlag: 1 },
      seen: unseen('It reads.'),
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ messageSequence: 999_999 }, 'PACKAGE_PARSE_FAILED'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  modifyMessageExtensions: async (stage) => {
    const { bob, cyd } = stage
    const { groupID, sequence: messageSequence } = await stage.messageToGroup()
    const extension = { key: 'like', value: '1' }
    return {
      request: { groupID, messageSequence, operateType: 1, extensionList: [{ ...extension, seq: 0 }] },
      answer: { extensions: [{ errorCode: 0, extension }], globalSequence: 1 },
      seen: [pushed(bob, 'pushMessageExtensions', { groupID, messageSequence, extensionList: [extension] })],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ messageSequence: 999_999 }, 'PACKAGE_PARSE_FAILED'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  sendReadReceipts: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    return {
      by: bob,
      request: { groupID, sequenceList: [sequence] },
      seen: [
        pushed(ann, 'pushMessageChanges', {
          messageList: [{ groupID, sequence, readReceiptInfo: { readCount: 1, unreadCount: 0 } }],
        }),
      ],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  getReadReceipts: async (stage) => {
    const { ann, bob, cyd } = stage
    const { sequence, toAccount } = await stage.messageToBob()
    await bob.ask('sendReadReceipts', { peerAccount: ann.userID, sequenceList: [sequence] })
    return {
      request: { peerAccount: toAccount, sequenceList: [sequence] },
      answer: { receiptList: [{ sequence, isPeerRead: true }] },
      seen: unseen('It reads.'),
      refused: [
        [{ peerAccount: 'nobody' }, 'INVALID_ID'],
        [{ peerAccount: '', groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ peerAccount: '', groupID: await stage.group('Public') }, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  getReadReceiptDetail: async (stage) => {
    const { bob } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    await bob.ask('sendReadReceipts', { groupID, sequenceList: [sequence] })
    return {
      request: { groupID, sequence },
      answer: { userIDList: [bob.userID], isCompleted: 1 },
      seen: unseen('It reads.'),
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        // Only the sender knows.
        [{}, 'GROUP_PERMISSION_DENY', bob],
      ],
    }
  },
}
