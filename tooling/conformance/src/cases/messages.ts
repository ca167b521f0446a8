import { text } from '@org/server/protocol-client'
import { pushed, unseen, type Cases, type Refusal } from '../case'

type Names =
  | 'sendC2CMessage'
  | 'sendGroupMessage'
  | 'roamC2CMessages'
  | 'roamGroupMessages'
  | 'getMessages'
  | 'syncUnread'
  | 'ackPush'
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
    const inTopic = text('a goal')
    const topics = await stage.ofTopics((place) => place)
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
        ...topics.map((place): Refusal<'sendGroupMessage'> => [
          { groupID: place.groupID },
          'MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL',
        ]),
      ],
      more: topics.map(({ topicID, ...place }) => {
        const sent = { messageList: [{ groupID: topicID, random: inTopic.random }] }
        return {
          request: { ...place, topicID, ...inTopic },
          answer: { sequence: 1 },
          seen: [pushed(bob, 'pushMessages', sent), pushed(phone, 'pushMessages', sent)],
        }
      }),
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
      more: await stage.ofTopics(async (place) => {
        const sent = await ann.ask('sendGroupMessage', { ...place, ...text('a goal') })
        return {
          by: bob,
          request: { ...place, count: 5 },
          answer: { messageList: [{ groupID: place.topicID, sequence: sent.sequence }], complete: 1 },
          seen: unseen('It reads.'),
        }
      }),
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
