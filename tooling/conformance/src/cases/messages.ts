import { text } from '@org/server/protocol-client'
import { pushed, unseen, type Cases } from '../case'

type Names =
  | 'sendC2CMessage'
  | 'sendGroupMessage'
  | 'roamC2CMessages'
  | 'roamGroupMessages'
  | 'getMessages'
  | 'syncUnread'
  | 'ackPush'
  | 'setC2CRead'
  | 'setGroupRead'
  | 'setAllRead'
  | 'uploadMergedMessages'
  | 'downloadMergedMessages'

export const messageCases: Cases<Names> = {
  sendC2CMessage: async (stage) => {
    const { ann, phone, bob } = stage
    const cyd = await stage.enter(stage.cyd)
    await cyd.ask('addToBlocklist', { userIDList: [ann.userID] })
    const message = text('a goal')
    const like = { messageList: [{ fromAccount: ann.userID, toAccount: bob.userID, random: message.random }] }
    return {
      request: { toAccount: bob.userID, ...message },
      answer: { sequence: (sequence: number) => sequence > 0, readReceiptCode: 0 },
      seen: [pushed(bob, 'pushMessages', like), pushed(phone, 'pushMessages', like)],
      refused: [
        [{ toAccount: 'nobody' }, 'INVALID_ID'],
        [{ toAccount: cyd.userID }, 'IN_PEER_BLACKLIST'],
        // The sender is who asks.
        [{ fromAccount: bob.userID }, 'INVALID_ID'],
      ],
      after: () => cyd.ask('deleteFromBlocklist', { userIDList: [ann.userID] }),
    }
  },
  sendGroupMessage: async (stage) => {
    const { bob, phone, cyd } = stage
    const groupID = await stage.group('Public')
    const room = await stage.group('AVChatRoom')
    const message = text('a goal')
    const like = { messageList: [{ groupID, random: message.random }] }
    return {
      request: { groupID, ...message },
      answer: { sequence: (sequence: number) => sequence > 0 },
      seen: [pushed(bob, 'pushMessages', like), pushed(phone, 'pushMessages', like)],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
        // Who has not entered it.
        [{ groupID: room }, 'MESSAGE_SEND_NOT_IN_CHAT_ROOM'],
        [{ groupID: 'NOTIFY_ROOM' }, 'GROUP_PERMISSION_DENY'],
        [{ fromAccount: bob.userID }, 'INVALID_ID'],
        [{ topicID: '@TGS#_others@TOPIC#_news' }, 'GROUP_NOT_FOUND'],
      ],
    }
  },
  roamC2CMessages: async (stage) => {
    const { ann, bob } = stage
    const { sequence } = await stage.messageToBob()
    return {
      by: bob,
      request: { peerAccount: ann.userID, count: 1 },
      answer: { messageList: [{ sequence, fromAccount: ann.userID }] },
      seen: unseen('It reads.'),
      refused: [
        [{ peerAccount: 'nobody' }, 'INVALID_ID'],
        [{ messageKey: 'no key' }, 'PACKAGE_PARSE_FAILED'],
      ],
    }
  },
  roamGroupMessages: async (stage) => {
    const { ann, bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    return {
      by: bob,
      request: { groupID, count: 5 },
      answer: { messageList: [{ sequence, fromAccount: ann.userID }], complete: 1 },
      seen: unseen('It reads.'),
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  getMessages: async (stage) => {
    const { bob, cyd } = stage
    const { groupID, sequence } = await stage.messageToGroup()
    const { sequence: deleted } = await bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
    await bob.ask('deleteGroupMessages', { groupID, deleter: bob.userID, keyList: [deleted] })
    return {
      by: bob,
      request: { groupID, sequenceList: [sequence, deleted] },
      answer: { messageList: [{ groupID, sequence }], invisibleSequenceList: [deleted] },
      seen: unseen('It reads.'),
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ groupID: '', peerAccount: 'nobody' }, 'INVALID_ID'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  syncUnread: async (stage) => {
    const { ann, bob } = stage
    const { cookie } = await bob.ask('syncUnread', {})
    const { sequence } = await stage.messageToBob()
    return {
      by: bob,
      request: { cookie },
      answer: { messageList: [{ fromAccount: ann.userID, sequence }] },
      seen: unseen('It reads.'),
      refused: [[{ cookie: 'no cookie' }, 'SYNC_COOKIE_INVALID']],
    }
  },
  ackPush: () => ({ request: { sessionDataList: ['1'] }, seen: unseen('It ends the repetition of a push.') }),
  setC2CRead: async (stage) => {
    const { ann, phone, bob } = stage
    await bob.ask('sendC2CMessage', { toAccount: ann.userID, ...text('a goal') })
    const { messageList } = await ann.ask('roamC2CMessages', { peerAccount: bob.userID, count: 1 })
    const messageReadSeq = messageList.at(-1)?.sequence ?? 0
    return {
      request: { peerAccount: bob.userID, messageReadSeq },
      seen: [
        pushed(bob, 'pushRead', { fromAccount: ann.userID, messageReadSeq }),
        pushed(phone, 'pushRead', { fromAccount: ann.userID, toAccount: bob.userID, messageReadSeq }),
      ],
      refused: [[{ peerAccount: 'nobody' }, 'INVALID_ID']],
    }
  },
  setGroupRead: async (stage) => {
    const { phone, bob, cyd } = stage
    const groupID = await stage.group('Public')
    const { sequence: messageReadSeq } = await bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
    return {
      request: { groupID, messageReadSeq },
      seen: [pushed(phone, 'pushRead', { groupID, messageReadSeq })],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  setAllRead: async (stage) => {
    const { ann, phone, bob } = stage
    await bob.ask('sendC2CMessage', { toAccount: ann.userID, ...text('a goal') })
    return {
      request: { readAllC2CMessage: 1 },
      seen: [pushed(phone, 'pushRead', { toAccount: bob.userID })],
    }
  },
  uploadMergedMessages: async (stage) => {
    const { ann, bob } = stage
    const { sequence, toAccount } = await stage.messageToBob()
    const place = { fromAccount: ann.userID, toAccount, groupID: '', sequence }
    return {
      request: { messageList: [place] },
      answer: { downloadKey: (key: string) => key !== '' },
      seen: unseen('Its key is sent in a message. The case of downloadMergedMessages reads by it.'),
      refused: [
        [{ messageList: [{ ...place, sequence: 999_999 }] }, 'MESSAGE_MERGER_TYPE_INVALID'],
        [{ messageList: [{ ...place, fromAccount: bob.userID, toAccount: stage.cyd }] }, 'GROUP_PERMISSION_DENY'],
      ],
    }
  },
  downloadMergedMessages: async (stage) => {
    const { ann, bob } = stage
    const { sequence, toAccount } = await stage.messageToBob()
    const { downloadKey } = await ann.ask('uploadMergedMessages', {
      messageList: [{ fromAccount: ann.userID, toAccount, groupID: '', sequence }],
    })
    return {
      by: bob,
      request: { downloadKey },
      answer: { messageList: [{ sequence, fromAccount: ann.userID }] },
      seen: unseen('It reads.'),
      refused: [[{ downloadKey: 'no key' }, 'MESSAGE_MERGER_KEY_INVALID']],
    }
  },
}
