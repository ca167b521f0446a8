import { REMIND_TYPES } from '@org/im-sdk/protocol'
import { text } from '@org/server/protocol-client'
import { pushed, reads, unseen, type Cases } from '../case'
import { changed, setInTopic } from '../conversation-facts'
import { NOTICE, noticedBy, toldOfTopics } from '../group-facts'

type Names = 'setC2CMute' | 'getC2CMute' | 'setGroupMute'

export const reminderCases: Cases<Names> = {
  setC2CMute: (stage) => {
    const { ann, bob } = stage
    return {
      request: { peerAccountList: [bob.userID, 'nobody'], muteFlag: 1 },
      answer: {
        resultItem: [
          { peerAccount: bob.userID, resultCode: 0 },
          { peerAccount: 'nobody', resultCode: (code: number) => code !== 0 },
        ],
      },
      seen: [
        ...changed(stage, { messageRemindType: 'Discard' }),
        reads(
          stage.phone,
          'getC2CMute',
          { peerAccountList: [bob.userID] },
          { muteList: [{ peerAccount: bob.userID, muteFlag: 1 }] },
        ),
      ],
      more: ([2, 0] as const).map((muteFlag) => ({
        request: { peerAccountList: [bob.userID], muteFlag },
        answer: { resultItem: [{ peerAccount: bob.userID, resultCode: 0 }] },
        seen: changed(stage, { messageRemindType: REMIND_TYPES[muteFlag] }),
      })),
      after: () => ann.ask('setC2CMute', { peerAccountList: [bob.userID], muteFlag: 0 }),
    }
  },
  getC2CMute: ({ bob }) => ({
    request: { peerAccountList: [bob.userID] },
    answer: { muteList: [{ peerAccount: bob.userID, muteFlag: 0 }] },
    seen: unseen('It reads.'),
  }),
  setGroupMute: async (stage) => {
    const { ann, phone, bob, cyd } = stage
    const groupID = await stage.group('Public')
    const tablet = await stage.another(ann.userID)
    await bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
    return {
      request: { groupID, messageRemindType: 'Discard' },
      seen: [
        pushed(phone, 'pushConversations', { conversationList: [{ groupID, messageRemindType: 'Discard' }] }),
        ...noticedBy([ann, phone, tablet], groupID, NOTICE.remindType),
      ],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ groupID: await stage.group('AVChatRoom') }, 'INVALID_GROUP_PARAMETERS'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
      more: [
        ...(['AcceptNotNotify', 'AcceptAndNotify'] as const).map((messageRemindType) => ({
          request: { groupID, messageRemindType },
          seen: [pushed(phone, 'pushConversations', { conversationList: [{ groupID, messageRemindType }] })],
        })),
        ...(await stage.ofTopics((place) => ({
          request: { groupID: place.topicID, messageRemindType: 'Discard' as const },
          seen: [
            ...setInTopic(stage, place),
            ...toldOfTopics([ann, tablet], {
              groupID: place.groupID,
              operationType: 20,
              topicIDList: [place.topicID],
            }),
          ],
        }))),
      ],
    }
  },
}
