import { askBatch, changeOwn, checkIDs, self, type BatchData, type Contact } from '../rpc/conversation-batch'
import type { ModuleContext } from '../modules'
import { needCharacters, needText } from '../protocol/check-type'
import type { ConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import { CONVERSATION_LIMITS } from '../protocol/limits'
import { isRecord } from '../rpc/read-body'
import { isCount } from '../rpc/read-message'
import { chunksOf } from '../store/chunks'
import type { GroupList } from './group-list'

interface Grouped {
  readonly conversationIDList: readonly ConversationID[]
  readonly groupName: string
}

/** The user's changes of groups of conversations. */
export class ChangeGroups {
  readonly #context: ModuleContext
  readonly #list: GroupList

  constructor(context: ModuleContext, list: GroupList) {
    this.#context = context
    this.#list = list
  }

  async create(options: Grouped): Promise<BatchData> {
    const { groupName, conversationIDs } = checked(options)
    const [first, ...rest] = chunksOf(conversationIDs, CONVERSATION_LIMITS.batch)
    let convGroupID = 0
    const ask = async (itemList: Contact[]) => {
      const { groupResultItem } = await this.#context.caller.call('createConversationGroups', {
        ...self(this.#context),
        itemList: [{ groupName, contactItem: itemList }],
      })
      const [result] = groupResultItem as readonly unknown[]
      convGroupID = numberIn(isRecord(result) ? result.groupItem : undefined)
      return { resultItem: isRecord(result) && Array.isArray(result.resultItem) ? result.resultItem : [] }
    }
    const done = await askBatch(first ?? [], ask, true)
    const others = rest.length === 0 ? NOTHING : await this.#ask(rest.flat(), groupName, 1)
    const both = joined(done, others)
    await this.#list.changed()
    this.#show(both, convGroupID, 1)
    return both
  }

  async delete(groupName: string): Promise<undefined> {
    checkName('groupName', groupName)
    await this.#context.caller.call('deleteConversationGroups', { ...self(this.#context), groupName: [groupName] })
    await this.#list.changed()
  }

  async rename(options: { readonly oldName: string; readonly newName: string }): Promise<undefined> {
    const { oldName, newName } = options ?? {}
    checkName('oldName', oldName)
    checkName('newName', newName)
    await this.#context.caller.call('updateConversationGroup', {
      ...self(this.#context),
      updateGroup: { updateGroupType: 1, oldName, newName },
    })
    await this.#list.changed()
  }

  async move(options: Grouped, operationType: 1 | 2): Promise<BatchData> {
    const { groupName, conversationIDs } = checked(options)
    return this.#ask(conversationIDs, groupName, operationType)
  }

  async #ask(conversationIDs: readonly ConversationID[], groupName: string, operationType: 1 | 2): Promise<BatchData> {
    let convGroupID = 0
    const done = await askBatch(conversationIDs, async (itemList) => {
      const { updateGroupResult } = await this.#context.caller.call('updateConversationGroup', {
        ...self(this.#context),
        updateGroup: {
          updateGroupType: 2,
          groupName,
          updateItem: itemList.map((contactItem) => ({ operationType, contactItem })),
        },
      })
      convGroupID = numberIn(updateGroupResult)
      const { contactResultItem }: { readonly contactResultItem: unknown } = updateGroupResult
      return { resultItem: Array.isArray(contactResultItem) ? contactResultItem : [] }
    })
    this.#show(done, convGroupID, operationType)
    return done
  }

  #show({ successConversationIDList }: BatchData, convGroupID: number, operationType: 1 | 2): void {
    changeOwn(this.#context, successConversationIDList, ({ convGroupIDList }) => {
      const others = convGroupIDList.filter((known) => known !== convGroupID)
      return { convGroupIDList: operationType === 1 ? [...others, convGroupID] : others }
    })
  }
}

const NOTHING: BatchData = { successConversationIDList: [], failureConversationIDList: [] }

const joined = (a: BatchData, b: BatchData): BatchData => ({
  successConversationIDList: [...a.successConversationIDList, ...b.successConversationIDList],
  failureConversationIDList: [...a.failureConversationIDList, ...b.failureConversationIDList],
})

const numberIn = (item: unknown): number => (isRecord(item) && isCount(item.convGroupID) ? item.convGroupID : 0)

const checked = (options: Grouped) => {
  const { conversationIDList, groupName } = options ?? {}
  checkName('groupName', groupName)
  return { groupName, conversationIDs: checkIDs(conversationIDList) }
}

const checkName = (field: string, name: unknown): void => {
  needText(field, name)
  needCharacters(field, name, CONVERSATION_LIMITS.groupName)
  if (/[\p{Cc}\p{Cs}]/u.test(String(name)))
    throw imError('PARAMS_INVALID', `\`${field}\` has a control character or half of an emoji.`)
}
