import { ERRORS } from '@org/im-sdk/protocol'
import { text } from '@org/server/protocol-client'
import { pushed, unseen, type Cases } from '../case'
import { changed, done, doneForOne, listedAs, NOT_OWN, setInTopic, withBob, withStrangers } from '../conversation-facts'
import type { Stage } from '../stage'

type Names =
  | 'getConversationList'
  | 'pinConversations'
  | 'markConversations'
  | 'setConversationCustomData'
  | 'deleteConversations'
  | 'clearHistory'

const clearedGroup = async (stage: Stage) => {
  const groupID = await stage.group('Public')
  const { sequence } = await stage.bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
  return [
    {
      request: { fromAccount: stage.ann.userID, type: 2 as const, toGroupID: groupID },
      answer: { upTo: sequence },
      seen: [pushed(stage.phone, 'pushConversations', { conversationList: [{ groupID, clearSeq: sequence }] })],
    },
  ]
}
export const conversationCases: Cases<Names> = {
  getConversationList: async (stage) => {
    const { bob } = stage
    const { sequence } = await stage.messageToBob()
    return {
      request: {},
      answer: { conversations: [{ type: 1, toAccount: bob.userID, lastMessage: { sequence } }] },
      seen: unseen('It reads.'),
      refused: [[NOT_OWN, 'INVALID_ID']],
    }
  },
  pinConversations: (stage) => ({
    request: { ...withBob(stage), operationType: 1 },
    answer: done(stage),
    seen: [
      ...changed(stage, { pinnedTimeStamp: (time: number) => time > 0 }),
      listedAs(stage, { pinnedTimeStamp: (time: number) => time > 0 }),
    ],
    refused: [[NOT_OWN, 'INVALID_ID']],
    more: [
      {
        request: { ...withStrangers(stage), operationType: 2 },
        answer: doneForOne(stage),
        seen: changed(stage, { pinnedTimeStamp: 0 }),
      },
    ],
  }),
  markConversations: (stage) => ({
    request: { ...withBob(stage), operationType: 1, markType: 8 },
    answer: done(stage),
    seen: [
      ...changed(stage, { standardMark: (bits: string) => bits.at(-4) === '1' }),
      listedAs(stage, { standardMark: (bits: string) => bits.at(-4) === '1' }),
    ],
    refused: [
      [NOT_OWN, 'INVALID_ID'],
      [{ markType: 3 }, 'PACKAGE_PARSE_FAILED'],
    ],
    more: [
      {
        request: { ...withStrangers(stage), operationType: 2, markType: 8 },
        answer: doneForOne(stage),
        seen: changed(stage, { standardMark: (bits: string) => bits.at(-4) !== '1' }),
      },
    ],
  }),
  setConversationCustomData: (stage) => {
    const customData = stage.fresh()
    return {
      request: { ...withBob(stage), customData },
      answer: done(stage),
      seen: [...changed(stage, { customData }), listedAs(stage, { customData })],
      refused: [[NOT_OWN, 'INVALID_ID']],
      more: [
        {
          request: { ...withStrangers(stage), customData: '' },
          answer: doneForOne(stage),
          seen: changed(stage, { customData: '' }),
        },
      ],
    }
  },
  deleteConversations: async (stage) => {
    const { ann, bob } = stage
    const { sequence } = await bob.ask('sendC2CMessage', { toAccount: ann.userID, ...text('a goal') })
    const groupID = await stage.group('Public')
    const { sequence: last } = await bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
    const { code } = ERRORS.USER_OR_GROUP_NOT_FOUND
    const inGroup = { groupID, deletedSeq: last, clearSeq: last, unreadCount: 0 }
    return {
      request: { fromAccount: ann.userID, conversationList: [{ type: 1, toAccount: bob.userID }] },
      answer: { resultList: [{ code: 0, to: bob.userID }] },
      seen: [
        ...changed(stage, { deletedSeq: sequence, unreadCount: 0 }),
        pushed(bob, 'pushRead', { fromAccount: ann.userID, messageReadSeq: sequence }),
      ],
      refused: [[NOT_OWN, 'INVALID_ID']],
      more: [
        {
          request: {
            fromAccount: ann.userID,
            conversationList: [
              { type: 2, toGroupID: groupID },
              { type: 1, toAccount: 'nobody' },
            ],
            clearHistoryMessage: 1,
          },
          answer: {
            resultList: [
              { code: 0, groupID },
              { code, to: 'nobody' },
            ],
          },
          seen: [pushed(stage.phone, 'pushConversations', { conversationList: [inGroup] })],
        },
      ],
      // The other cases find it in the list.
      after: () => stage.messageToBob(),
    }
  },
  clearHistory: async (stage) => {
    const { ann, bob } = stage
    const { sequence } = await stage.messageToBob()
    return {
      request: { fromAccount: ann.userID, type: 1, toAccount: bob.userID },
      seen: changed(stage, { clearSeq: sequence }),
      refused: [
        [NOT_OWN, 'INVALID_ID'],
        [{ toAccount: 'nobody' }, 'CONVERSATION_NOT_FOUND'],
        [{ toAccount: '' }, 'INVALID_CONVERSATION_ID'],
      ],
      more: [
        ...(await clearedGroup(stage)),
        ...(await stage.ofTopics(async (place) => {
          await bob.ask('sendGroupMessage', { ...place, ...text('a goal') })
          return {
            request: { fromAccount: ann.userID, type: 2 as const, toGroupID: place.topicID },
            answer: { upTo: 1 },
            seen: setInTopic(stage, place),
          }
        })),
      ],
    }
  },
}
