import { text } from '@org/server/protocol-client'
import { pushed, reads, type Cases } from '../case'

type Names = 'setC2CRead' | 'setGroupRead' | 'setAllRead'

export const readMarkCases: Cases<Names> = {
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
      more: await stage.ofTopics(async ({ groupID: community, topicID }) => {
        const place = { groupID: community, topicID }
        const sent = await bob.ask('sendGroupMessage', { ...place, ...text('a goal') })
        return {
          request: { ...place, messageReadSeq: sent.sequence },
          seen: [
            pushed(phone, 'pushRead', { groupID: topicID, messageReadSeq: sent.sequence }),
            reads(
              phone,
              'getTopicList',
              { groupID: community, topicIDList: [topicID] },
              { topicInfoList: [{ topicID, selfInfo: { readedSequence: sent.sequence } }] },
            ),
          ],
        }
      }),
    }
  },
  setAllRead: async (stage) => {
    const { ann, phone, bob } = stage
    await bob.ask('sendC2CMessage', { toAccount: ann.userID, ...text('a goal') })
    const groupID = await stage.group('Public')
    const { sequence: messageSequence } = await bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
    return {
      request: { readAllC2CMessage: 1 },
      seen: [
        pushed(phone, 'pushRead', { toAccount: bob.userID }),
        pushed(bob, 'pushRead', { fromAccount: ann.userID, groupID: '' }),
      ],
      more: [
        {
          request: { groupMessageReadInfoList: [{ groupID, messageSequence }] },
          seen: [pushed(phone, 'pushRead', { groupID, messageReadSeq: messageSequence })],
        },
      ],
    }
  },
}
