import { text } from '@org/server/protocol-client'
import { pushed, unseen, type Cases, type Seen } from '../case'
import type { Like } from '../like'
import type { Stage } from '../stage'

type Names =
  | 'getConversationList'
  | 'pinConversations'
  | 'markConversations'
  | 'setConversationCustomData'
  | 'deleteConversations'
  | 'clearHistory'
  | 'setC2CMute'
  | 'getC2CMute'
  | 'setGroupMute'
  | 'getConversationGroupList'
  | 'createConversationGroups'
  | 'deleteConversationGroups'
  | 'updateConversationGroup'

const NOT_OWN = { fromAccount: 'nobody' }

const withBob = ({ ann, bob }: Stage) => ({
  fromAccount: ann.userID,
  itemList: [{ type: 1 as const, toAccount: bob.userID }],
})
const done = ({ bob }: Stage) => ({ resultItem: [{ contactItem: { toAccount: bob.userID }, resultCode: 0 }] })
const changed = ({ phone, bob }: Stage, like: { readonly [field: string]: Like }): Seen[] => [
  pushed(phone, 'pushConversations', { conversationList: [{ toAccount: bob.userID, ...like }] }),
]
const listed = ({ phone }: Stage): Seen[] => [pushed(phone, 'pushLists', { lists: [{ kind: 'conversationGroups' }] })]
const newGroup = async (stage: Stage): Promise<string> => {
  const groupName = stage.fresh()
  const { userID } = stage.ann
  await stage.ann.ask('createConversationGroups', {
    fromAccount: userID,
    itemList: [{ groupName, contactItem: [] }],
  })
  return groupName
}
const deleteGroup = ({ ann }: Stage, groupName: string) =>
  ann.ask('deleteConversationGroups', { fromAccount: ann.userID, groupName: [groupName] })

export const conversationCases: Cases<Names> = {
  getConversationList: async (stage) => {
    const { bob } = stage
    const { sequence } = await stage.messageToBob()
    return {
      request: {},
      answer: { conversations: [{ type: 1, toAccount: bob.userID, lastMessage: { sequence } }] },
      seen: unseen('It reads.'),
    }
  },
  pinConversations: (stage) => ({
    request: { ...withBob(stage), operationType: 1 },
    answer: done(stage),
    seen: changed(stage, { pinnedTimeStamp: (time: number) => time > 0 }),
    refused: [[NOT_OWN, 'INVALID_ID']],
    after: () => stage.ann.ask('pinConversations', { ...withBob(stage), operationType: 2 }),
  }),
  markConversations: (stage) => ({
    request: { ...withBob(stage), operationType: 1, markType: 8 },
    answer: done(stage),
    seen: changed(stage, { standardMark: (bits: string) => bits.at(-4) === '1' }),
    refused: [[NOT_OWN, 'INVALID_ID']],
    after: () => stage.ann.ask('markConversations', { ...withBob(stage), operationType: 2, markType: 8 }),
  }),
  setConversationCustomData: (stage) => {
    const customData = stage.fresh()
    return {
      request: { ...withBob(stage), customData },
      answer: done(stage),
      seen: changed(stage, { customData }),
      refused: [[NOT_OWN, 'INVALID_ID']],
    }
  },
  deleteConversations: async (stage) => {
    const { ann, bob } = stage
    const { sequence } = await stage.messageToBob()
    return {
      request: { fromAccount: ann.userID, conversationList: [{ type: 1, toAccount: bob.userID }] },
      answer: { resultList: [{ code: 0, to: bob.userID }] },
      seen: changed(stage, { deletedSeq: sequence }),
      refused: [[NOT_OWN, 'INVALID_ID']],
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
      ],
    }
  },
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
      seen: changed(stage, { messageRemindType: 'Discard' }),
      after: () => ann.ask('setC2CMute', { peerAccountList: [bob.userID], muteFlag: 0 }),
    }
  },
  getC2CMute: ({ bob }) => ({
    request: { peerAccountList: [bob.userID] },
    answer: { muteList: [{ peerAccount: bob.userID, muteFlag: 0 }] },
    seen: unseen('It reads.'),
  }),
  setGroupMute: async (stage) => {
    const { phone, bob, cyd } = stage
    const groupID = await stage.group('Public')
    await bob.ask('sendGroupMessage', { groupID, ...text('a goal') })
    return {
      request: { groupID, messageRemindType: 'Discard' },
      seen: [pushed(phone, 'pushConversations', { conversationList: [{ groupID, messageRemindType: 'Discard' }] })],
      refused: [
        [{ groupID: 'nothing' }, 'GROUP_NOT_FOUND'],
        [{ groupID: await stage.group('AVChatRoom') }, 'INVALID_GROUP_PARAMETERS'],
        [{}, 'GROUP_PERMISSION_DENY', await stage.enter(cyd)],
      ],
    }
  },
  getConversationGroupList: async (stage) => {
    const groupName = await newGroup(stage)
    return {
      request: { fromAccount: stage.ann.userID },
      answer: { groupItem: [{ groupName }] },
      seen: unseen('It reads.'),
      refused: [[NOT_OWN, 'INVALID_ID']],
      after: () => deleteGroup(stage, groupName),
    }
  },
  createConversationGroups: (stage) => {
    const groupName = stage.fresh()
    const { fromAccount, itemList: contactItem } = withBob(stage)
    return {
      request: { fromAccount, itemList: [{ groupName, contactItem }] },
      answer: { groupResultItem: [{ groupItem: { groupName }, resultItem: [{ resultCode: 0 }] }] },
      seen: [...listed(stage), ...changed(stage, { convGroupIDList: (ids: readonly number[]) => ids.length > 0 })],
      refused: [[NOT_OWN, 'INVALID_ID']],
      after: () => deleteGroup(stage, groupName),
    }
  },
  deleteConversationGroups: async (stage) => {
    const groupName = await newGroup(stage)
    return {
      request: { fromAccount: stage.ann.userID, groupName: [groupName] },
      answer: { groupItem: [{ groupName }] },
      seen: listed(stage),
      refused: [
        [NOT_OWN, 'INVALID_ID'],
        [{ groupName: ['none'] }, 'CONVERSATION_GROUP_NOT_EXIST'],
      ],
    }
  },
  updateConversationGroup: async (stage) => {
    const [oldName, other, newName] = [await newGroup(stage), await newGroup(stage), stage.fresh()]
    const rename = (from: string, to: string) => ({ updateGroupType: 1 as const, oldName: from, newName: to })
    const { fromAccount, itemList } = withBob(stage)
    const move = (groupName: string, operationType: 1 | 2) => ({
      updateGroupType: 2 as const,
      groupName,
      updateItem: itemList.map((contactItem) => ({ operationType, contactItem })),
    })
    return {
      request: { fromAccount, updateGroup: move(oldName, 1) },
      answer: { updateGroupResult: { convGroupID: (id: number) => id > 0, contactResultItem: [{ resultCode: 0 }] } },
      seen: [...listed(stage), ...changed(stage, { convGroupIDList: (ids: readonly number[]) => ids.length > 0 })],
      refused: [
        [NOT_OWN, 'INVALID_ID'],
        [{ updateGroup: move('none', 1) }, 'CONVERSATION_GROUP_NOT_EXIST'],
        [{ updateGroup: rename('none', newName) }, 'CONVERSATION_GROUP_NOT_EXIST'],
        [{ updateGroup: rename(oldName, other) }, 'CONVERSATION_GROUP_EXISTED'],
      ],
      after: async () => {
        await stage.ann.ask('updateConversationGroup', { fromAccount, updateGroup: move(oldName, 2) })
        await stage.ann.ask('updateConversationGroup', { fromAccount, updateGroup: rename(oldName, newName) })
        for (const name of [newName, other]) await deleteGroup(stage, name)
      },
    }
  },
}
