import type { ModuleContext } from '../modules'
import { groupPlace } from '../protocol/ids'
import { MENTION_LIMITS, TIMING } from '../protocol/limits'
import type { ConversationRecord } from '../store/conversation-record'
import type { Message } from '../store/message'
import { throttle } from '../store/throttle'
import type { SequenceRange } from '../store/timelines'
import { Snapshot } from '../store/view'
import { inOrder, keyOf, mentionsIn, readMentions, type Mention } from './mention'

const NAME = 'mentions'

/** The mentions of all conversations, at most 200. Rules: IM-96, IM-97. */
export class MentionList {
  readonly #context: ModuleContext
  readonly #mentions = new Map<string, Mention>()
  readonly view: Snapshot<readonly Mention[]>

  constructor(context: ModuleContext) {
    this.#context = context
    const { clock, conversations, timelines, session } = context
    this.view = new Snapshot<readonly Mention[]>(
      () => [...this.#mentions.values()].sort(inOrder),
      (flush) => throttle(clock, TIMING.listBatchMs, flush),
    )
    timelines.whenSeen((message) => this.#saw(message))
    timelines.whenGone((gone) => this.#gone(gone))
    conversations.whenChanged((record) => this.#conversation(record))
    conversations.whenTopicChanged((record) => this.#conversation(record))
    let userID = ''
    session.me.subscribe(() => {
      const me = session.me.get()
      if (me.userID === userID) return
      userID = me.userID
      this.#mentions.clear()
      this.view.changed()
      /** The storage opens in the same turn. */
      if (userID !== '') queueMicrotask(() => this.#restore())
    })
  }

  /** The messages that are not known yet, one request each: at most 20 at a time. */
  async load(): Promise<void> {
    const missing = this.view.get().filter(({ message }) => message === null)
    await Promise.all(missing.slice(0, MENTION_LIMITS.loaded).map((mention) => this.#load(mention)))
  }

  async #load(mention: Mention): Promise<void> {
    const { caller, session, timelines } = this.#context
    const { groupID, topicID, sequence } = mention
    const page = { ...groupPlace(topicID || groupID), sequence, direction: 1, count: 1 } as const
    const { userID } = session.me.get()
    const { messageList } = await caller.call('roamGroupMessages', page)
    if (session.me.get().userID !== userID) return
    const messages = messageList.map((stored) => timelines.changes.read(stored, userID))
    const found = messages.find((message) => message.sequence === sequence && message.groupAtInfo !== null)
    if (found === undefined) this.#drop(keyOf(mention))
    else timelines.saw(found)
  }

  #saw(message: Message): void {
    const { conversationID, sequence, groupAtInfo, isDeleted, isRevoked } = message
    const key = keyOf({ conversationID, sequence })
    if (isDeleted || isRevoked) this.#drop(key)
    else if (groupAtInfo !== null) this.#put(key, { ...groupAtInfo, conversationID, isUnread: true, message })
  }

  #gone({ conversationID, from, to }: SequenceRange): void {
    for (const [key, mention] of this.#mentions)
      if (mention.conversationID === conversationID && mention.sequence >= from && mention.sequence <= to)
        this.#drop(key)
  }

  /** Without a record any conversation may have changed. */
  #conversation(record: ConversationRecord | undefined): void {
    if (record !== undefined)
      for (const mention of mentionsIn(record)) {
        const key = keyOf(mention)
        if (!this.#mentions.has(key)) this.#put(key, mention)
      }
    for (const [key, mention] of this.#mentions)
      if (record === undefined || mention.conversationID === record.conversationID) this.#put(key, mention)
  }

  #put(key: string, mention: Mention): void {
    const isUnread = this.#isUnread(mention)
    const known = this.#mentions.get(key)
    if (known !== undefined && known.isUnread === isUnread && known.message === mention.message) return
    this.#mentions.set(key, { ...mention, isUnread })
    this.#limit()
    this.#changed()
  }

  /** The read mark never goes back. */
  #isUnread({ conversationID, sequence, isUnread }: Mention): boolean {
    const record = this.#context.conversations.get(conversationID)
    return isUnread && (record === null || sequence > record.messageReadSeq)
  }

  #drop(key: string): void {
    if (this.#mentions.delete(key)) this.#changed()
  }

  #limit(): void {
    if (this.#mentions.size <= MENTION_LIMITS.kept) return
    const last = [...this.#mentions.values()].sort(inOrder).at(-1)
    if (last !== undefined) this.#mentions.delete(keyOf(last))
  }

  #changed(): void {
    this.view.changed()
    this.#context.services
      .get('userStorage')
      ?.write(NAME, () => JSON.stringify(this.view.get().slice(0, MENTION_LIMITS.stored)))
  }

  /** What was received meanwhile is newer. */
  #restore(): void {
    this.#context.services.get('userStorage')?.read(NAME, (text) => {
      for (const mention of readMentions(text)) {
        const key = keyOf(mention)
        if ((this.#mentions.get(key)?.message ?? null) === null) this.#put(key, mention)
      }
    })
  }
}
