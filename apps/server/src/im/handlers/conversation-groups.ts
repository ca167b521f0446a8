import { CONVERSATION_LIMITS, type conversationGroupCommands, type RequestOf } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { listChange } from '../../services/people/change-lists'
import {
  addGroup,
  conversationGroups as groupsOf,
  deleteGroup,
  groupedConversations,
  lockGroup,
  renameGroup,
  setInGroup,
  type ConversationGroup,
} from '../../store/im/conversation-groups'
import { partnerOf } from '../../store/im/conversations'
import { listVersion } from '../../store/im/user-lists'
import type { Database } from '../../store/schema'
import { requireSelf } from '../checks/require-self'
import { changeItems, type ContactItem } from '../contacts'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import { tellConversations } from '../push/tell-conversations'

export const conversationGroups = {
  getConversationGroupList: async ({ fromAccount, startIndex }, call) => {
    requireSelf(call, fromAccount)
    const { im, userID } = call
    const { db } = im.context
    const version = await listVersion(db, userID, 'conversationGroups')
    const groups = startIndex === 0 ? await groupsOf(db, userID) : []
    const found = await groupedConversations(db, userID, startIndex, PAGE + 1)
    const page = found.slice(0, PAGE)
    return {
      completeFlag: page.length === found.length ? 1 : 0,
      nextStartIndex: startIndex + page.length,
      contactItem: page.map(({ convID, own }) => ({
        ...contactOf(convID, userID),
        standardMark: own.marks,
        customData: own.customData,
        convGroupIDList: [...own.groupIDs],
      })),
      groupItem: groups.map(groupItem),
      version,
    }
  },

  createConversationGroups: async ({ fromAccount, itemList }, call) => {
    requireSelf(call, fromAccount)
    const told: string[] = []
    return groupChange(call, told, async (db) => {
      const { length } = await groupsOf(db, call.userID)
      if (length + itemList.length > CONVERSATION_LIMITS.groups)
        throw imError('PARAMS_INVALID', `A user has at most ${CONVERSATION_LIMITS.groups} groups of conversations.`)
      const groupResultItem = []
      for (const { groupName, contactItem } of itemList) {
        const group = await addGroup(db, call.userID, groupName)
        if (group === null) throw imError('CONVERSATION_GROUP_EXISTED')
        const resultItem = await move(db, call, { group, items: contactItem, isIn: true, told })
        groupResultItem.push({ groupItem: groupItem(group), resultItem })
      }
      return { groupResultItem }
    })
  },

  deleteConversationGroups: async ({ fromAccount, groupName }, call) => {
    requireSelf(call, fromAccount)
    const told: string[] = []
    return groupChange(call, told, async (db) => {
      const deleted = []
      for (const name of new Set(groupName)) {
        const group = await existing(db, call, name)
        told.push(...(await deleteGroup(db, call.userID, group.id)))
        deleted.push(groupItem(group))
      }
      return { groupItem: deleted }
    })
  },

  updateConversationGroup: async ({ fromAccount, updateGroup }, call) => {
    requireSelf(call, fromAccount)
    const told: string[] = []
    return groupChange(call, told, async (db) => ({ updateGroupResult: await update(db, call, updateGroup, told) }))
  },
} satisfies Handlers<typeof conversationGroupCommands>

/** Conversations on one page. */
const PAGE = 100

type Update = RequestOf<(typeof conversationGroupCommands)['updateConversationGroup']>['updateGroup']

/** A change of the list of groups; `told` collects the conversations that it changes. */
const groupChange = <Reply extends object>(
  { im, userID, connection }: Call,
  told: string[],
  make: (db: Transaction<Database>) => Promise<Reply>,
) =>
  listChange(
    { bus: im.context.bus, origin: connection.id },
    async (db, changed) => {
      told.length = 0
      changed(userID, 'conversationGroups')
      return make(db)
    },
    () => tellConversations(im, userID, [...new Set(told)]),
  )

const existing = async (db: Transaction<Database>, { userID }: Call, name: string): Promise<ConversationGroup> => {
  const group = await lockGroup(db, userID, name)
  if (group === null) throw imError('CONVERSATION_GROUP_NOT_EXIST')
  return group
}

const update = async (db: Transaction<Database>, call: Call, change: Update, told: string[]) => {
  if (change.updateGroupType === 1) {
    const { id } = await existing(db, call, change.oldName)
    if (!(await renameGroup(db, call.userID, { id, name: change.newName }))) throw imError('CONVERSATION_GROUP_EXISTED')
    return { convGroupID: id, contactResultItem: [] }
  }
  const group = await existing(db, call, change.groupName)
  const results = new Map<ContactItem, Awaited<ReturnType<typeof move>>[number]>()
  for (const operation of [1, 2]) {
    const items = change.updateItem
      .filter(({ operationType }) => operationType === operation)
      .map(({ contactItem }) => contactItem)
    const moved = items.length === 0 ? [] : await move(db, call, { group, items, isIn: operation === 1, told })
    for (const result of moved) results.set(result.contactItem, result)
  }
  return {
    convGroupID: group.id,
    contactResultItem: change.updateItem.flatMap(({ contactItem }) => results.get(contactItem) ?? []),
  }
}

interface Move {
  readonly group: ConversationGroup
  readonly items: readonly ContactItem[]
  readonly isIn: boolean
  readonly told: string[]
}

const move = async (db: Transaction<Database>, { userID }: Call, { group, items, isIn, told }: Move) => {
  const { resultItem, convIDs } = await changeItems(db, userID, items, (locked) =>
    setInGroup(db, locked, group.id, isIn),
  )
  told.push(...convIDs)
  return resultItem
}

const groupItem = ({ id, name }: ConversationGroup) => ({ convGroupID: id, groupName: name })

const contactOf = (convID: string, userID: string): ContactItem => {
  const { type, id } = partnerOf(convID, userID)
  return type === 'c2c' ? { type: 1, toAccount: id, groupID: '' } : { type: 2, toAccount: '', groupID: id }
}
