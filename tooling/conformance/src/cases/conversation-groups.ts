import { pushed, unseen, type Cases, type Seen } from '../case'
import { changed, NOT_OWN, withBob } from '../conversation-facts'
import type { Stage } from '../stage'

type Names =
  | 'getConversationGroupList'
  | 'createConversationGroups'
  | 'deleteConversationGroups'
  | 'updateConversationGroup'

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

export const conversationGroupCases: Cases<Names> = {
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
