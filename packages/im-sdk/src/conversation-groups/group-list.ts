import { self } from '../rpc/conversation-batch'
import { EVENT } from '../events'
import type { ModuleContext } from '../modules'
import { imError } from '../protocol/im-error'
import { TIMING } from '../protocol/limits'
import { groupNamesOf } from '../rpc/group-names'
import { readAll } from '../rpc/read-pages'
import { userListsOf } from '../rpc/user-lists'
import type { Conversation } from '../store/conversation'
import type { ConversationRecord } from '../store/conversation-record'
import { throttle } from '../store/throttle'
import type { UserList } from '../store/user-lists'

/** The names of the user's groups of conversations, read again when another device has changed them. */
export class GroupList {
  readonly #context: ModuleContext
  readonly #list: UserList
  /** The announced names, and the ids of the conversations in each group. */
  #told: ReadonlyMap<string, string> = new Map()
  /** The groups that each conversation is in. */
  readonly #groupsOf = new Map<string, readonly number[]>()
  #names: ReadonlyMap<number, string> = new Map()

  constructor(context: ModuleContext) {
    this.#context = context
    this.#list = userListsOf(context).add('conversationGroups', { read: () => this.#read(), isEager: true })
    const { clock, conversations } = context
    context.session.whenEnded(() => this.#groupsOf.clear())
    const announce = throttle(clock, TIMING.eventThrottleMs, () => this.#announce())
    conversations.whenChanged((record) => {
      if (record === undefined ? this.#isRenamed() : this.#isMoved(record)) announce()
    })
  }

  async get(): Promise<readonly string[]> {
    if (this.#context.session.me.get().phase !== 'in') throw imError('USER_NOT_LOGGED_IN')
    await this.#list.ready()
    return this.#sortedNames()
  }

  /** This device has changed the list: resolves when it has been read again. */
  async changed(): Promise<void> {
    await this.#list.changed()
  }

  #sortedNames(): readonly string[] {
    return [...this.#context.conversations.groupNames.values()].sort()
  }

  #isRenamed(): boolean {
    const { groupNames } = this.#context.conversations
    if (groupNames === this.#names) return false
    this.#names = groupNames
    return true
  }

  /** Messages change a conversation all the time, and its groups seldom. */
  #isMoved(record: ConversationRecord): boolean {
    const { conversationID, own } = record
    const isListed = this.#context.conversations.get(conversationID) === record
    const now = isListed ? own.convGroupIDList : NONE
    const before = this.#groupsOf.get(conversationID) ?? NONE
    if (now === before || now.join() === before.join()) return false
    if (now.length > 0) this.#groupsOf.set(conversationID, now)
    else this.#groupsOf.delete(conversationID)
    return true
  }

  async #read(): Promise<number> {
    const { caller, conversations } = this.#context
    let version: number | null = null
    const names = await readAll(0, async (startIndex) => {
      const page = await caller.call('getConversationGroupList', { ...self(this.#context), startIndex })
      version ??= page.version
      const next = Math.max(startIndex, page.nextStartIndex)
      return { items: page.groupItem, next: page.completeFlag === 1 ? null : next }
    })
    conversations.nameGroups(groupNamesOf(names), true)
    return version ?? 0
  }

  #announce(): void {
    const { conversations, emitter } = this.#context
    const members = new Map<string, Conversation[]>(this.#sortedNames().map((name) => [name, []]))
    if (members.size > 0)
      for (const conversation of conversations.list.get())
        for (const name of conversation.conversationGroupList) members.get(name)?.push(conversation)
    const told = this.#told
    const now = new Map(Array.from(members, ([name, list]) => [name, idsOf(list)]))
    this.#told = now
    if ([...now.keys()].join('\n') !== [...told.keys()].join('\n'))
      emitter.emit(EVENT.CONVERSATION_GROUP_LIST_UPDATED, [...now.keys()])
    for (const [groupName, conversationList] of members)
      if (now.get(groupName) !== (told.get(groupName) ?? ''))
        emitter.emit(EVENT.CONVERSATION_IN_GROUP_UPDATED, { groupName, conversationList })
  }
}

const NONE: readonly number[] = []

/** In an order that messages do not change. */
const idsOf = (list: readonly Conversation[]): string =>
  list
    .map(({ conversationID }) => conversationID)
    .sort()
    .join('\n')
