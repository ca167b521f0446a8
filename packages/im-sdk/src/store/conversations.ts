import type { Clock } from '../clock/clock'
import { TYPES } from '../protocol/constants'
import { groupConversationID, parseConversationID, type ConversationID } from '../protocol/ids'
import { TIMING } from '../protocol/limits'
import type { Conversation } from './conversation'
import { comparePlaces, ConversationOrder } from './conversation-order'
import { countedUnread, isTopic, isUnlisted, newRecord, uncount, type ConversationRecord } from './conversation-record'
import type { Group } from './group'
import { publicConversation } from './public-conversation'
import { throttle } from './throttle'
import { Snapshot } from './view'

/** As `countedUnread`. */
const counts = ({ type, messageRemindType }: Conversation): boolean =>
  type !== TYPES.CONV_SYSTEM && messageRemindType === TYPES.MSG_REMIND_ACPT_AND_NOTE

/** All conversations except chat rooms. Updates the order of the list and the unread total with every change. */
export class Conversations {
  readonly total: Snapshot<number>
  readonly list: Snapshot<readonly Conversation[]>
  readonly #records = new Map<ConversationID, ConversationRecord>()
  /** Topics have messages like conversations, but appear in the lists of their communities. */
  readonly #topics = new Map<ConversationID, ConversationRecord>()
  /** Conversations that the user has deleted, or that have no message yet: a message brings them into the list. */
  readonly #unlisted = new Map<ConversationID, ConversationRecord>()
  /** Conversations that have ended since the last request of a sync, whose reply may still contain them. */
  readonly ended = new Set<ConversationID>()
  readonly #order = new ConversationOrder()
  /** The names of the user's groups of conversations, by their numbers. */
  #groupNames: ReadonlyMap<number, string> = new Map()
  /** They were read with their version. */
  #hasNames = false
  #drafts: ReadonlyMap<ConversationID, string> = new Map()
  /** The user's own names for friends. */
  #remarks: ReadonlyMap<string, string> = new Map()
  /** The user's groups, by their ids. */
  #groups: ReadonlyMap<string, Group> = new Map()
  #unread = 0
  #stored: readonly Conversation[] = []
  readonly #onChanged: ((record?: ConversationRecord) => void)[] = []
  readonly #onUnknown: (() => void)[] = []

  constructor(clock: Clock) {
    const batched = (flush: () => void) => throttle(clock, TIMING.listBatchMs, flush)
    this.total = new Snapshot(() => this.totalUnread, batched)
    this.list = new Snapshot<readonly Conversation[]>(() => this.#build(), batched)
  }

  get totalUnread(): number {
    return this.#storedOnly().reduce(
      (total, conversation) => (counts(conversation) ? total + conversation.unreadCount : total),
      this.#unread,
    )
  }

  get groupNames(): ReadonlyMap<number, string> {
    return this.#groupNames
  }

  /** Texts that the user has not sent yet: another map after each change. */
  get drafts(): ReadonlyMap<ConversationID, string> {
    return this.#drafts
  }

  /** An empty text removes the draft. */
  setDraft(conversationID: ConversationID, draftText: string): void {
    const drafts = new Map(this.#drafts)
    if (draftText === '') drafts.delete(conversationID)
    else drafts.set(conversationID, draftText)
    this.#drafts = drafts
    const record = this.get(conversationID)
    if (record !== null) record.snapshot = null
    this.#changed()
  }

  /** The user's groups of conversations. Names without a version (`isRead`) do not replace those with one. */
  nameGroups(names: ReadonlyMap<number, string>, isRead = false): void {
    if (this.#hasNames && !isRead) return
    this.#hasNames = isRead
    if (JSON.stringify([...names]) === JSON.stringify([...this.#groupNames])) return
    this.#groupNames = names
    for (const record of this.#order.records) if (record.own.convGroupIDList.length > 0) record.snapshot = null
    this.#changed()
  }

  /** The user's own names for friends have changed. */
  nameWith(remarks: ReadonlyMap<string, string>): void {
    const named = this.#order.records.filter(({ targetID }) => this.#remarks.get(targetID) !== remarks.get(targetID))
    this.#remarks = remarks
    for (const record of named) record.snapshot = null
    if (named.length > 0) this.#changed()
  }

  /** The user's groups have changed. */
  profileWith(groups: readonly Group[]): void {
    const changed = groups.filter((group) => !isSameProfile(this.#groups.get(group.groupID), group))
    this.#groups = new Map(groups.map((group) => [group.groupID, group]))
    const records = changed.flatMap(({ groupID }) => this.get(groupConversationID(groupID)) ?? [])
    for (const record of records) record.snapshot = null
    if (records.length > 0) this.#changed()
  }

  /** Stored conversations of an earlier start, shown in addition to known ones until `forgetStored`. */
  showStored(stored: readonly Conversation[]): void {
    this.#stored = stored
    this.total.changed()
    this.#changed()
  }

  /** The whole list has loaded. */
  forgetStored(): void {
    if (this.#stored.length > 0) this.showStored([])
  }

  get(conversationID: ConversationID): ConversationRecord | null {
    return this.#records.get(conversationID) ?? this.#topics.get(conversationID) ?? null
  }

  /** Null unless the id is of a conversation. */
  open(conversationID: ConversationID): ConversationRecord | null {
    const known = this.get(conversationID) ?? this.#unlisted.get(conversationID)
    if (known) return known
    const target = parseConversationID(conversationID)
    if (target === null) return null
    this.ended.delete(conversationID)
    const record = newRecord(conversationID, target.type, target.id)
    const records = isTopic(record) ? this.#topics : this.#records
    records.set(conversationID, record)
    return record
  }

  /** The public object of a record. */
  publicOf(record: ConversationRecord): Conversation {
    return publicConversation(record, this.#names)
  }

  /**
   * Changes a record with `change` and updates the total, the list and the watchers. A conversation that the user has
   * deleted leaves the list, and comes back with its next message.
   */
  update(record: ConversationRecord, change: (record: ConversationRecord) => void): void {
    const { conversationID } = record
    const wasListed = this.#records.get(conversationID) === record
    const before = wasListed ? countedUnread(record) : 0
    change(record)
    record.snapshot = null
    if (!wasListed) {
      if (this.#topics.has(conversationID)) for (const run of this.#onTopicChanged) run(record)
      if (this.#unlisted.get(conversationID) !== record) return
    }
    if (isUnlisted(record)) {
      this.#records.delete(conversationID)
      this.#order.drop(record)
      this.#unlisted.set(conversationID, record)
      this.#count(-before)
      if (wasListed && record.own.deletedSeq > 0) this.#dropDraft(conversationID)
    } else {
      if (!wasListed) {
        this.#unlisted.delete(conversationID)
        this.#records.set(conversationID, record)
      }
      this.#order.put(record)
      this.#count(countedUnread(record) - before)
    }
    this.#changed(record)
  }

  /**
   * Called at every change, before anything is built: do only cheap work. Without a `record` any conversation may have
   * changed.
   */
  whenChanged(run: (record?: ConversationRecord) => void): void {
    this.#onChanged.push(run)
  }

  /** The conversation of a topic may have changed. */
  whenTopicChanged(run: (record: ConversationRecord) => void): void {
    this.#onTopicChanged.push(run)
  }

  /** A message created a conversation that is not in the list, which a sync or the list of groups must confirm. */
  whenUnknown(run: () => void): void {
    this.#onUnknown.push(run)
  }

  metUnknown(): void {
    for (const run of this.#onUnknown) run()
  }

  /** A message that was counted as unread no longer is. */
  lower(record: ConversationRecord, sequence: number): void {
    this.update(record, (changed) => uncount(changed, sequence))
    for (const run of this.#onLowered) run()
  }

  /** Called when a count was lowered. A sync that runs may bring an older one. */
  whenLowered(run: () => void): void {
    this.#onLowered.push(run)
  }

  /** Only the server knows the present state of the conversation. */
  stale(record: ConversationRecord): void {
    for (const run of this.#onStale) run(record)
  }

  whenStale(run: (record: ConversationRecord) => void): void {
    this.#onStale.push(run)
  }

  /** The conversation is over for the user. */
  remove(conversationID: ConversationID): void {
    this.#unlisted.delete(conversationID)
    this.#topics.delete(conversationID)
    const record = this.#records.get(conversationID)
    if (record === undefined) return
    this.ended.add(conversationID)
    this.#records.delete(conversationID)
    this.#order.drop(record)
    this.#count(-countedUnread(record))
    this.#dropDraft(conversationID)
    this.#changed(record)
  }

  all(): IterableIterator<ConversationRecord> {
    return this.#records.values()
  }

  topics(): IterableIterator<ConversationRecord> {
    return this.#topics.values()
  }

  clear(): void {
    this.#stored = []
    this.#records.clear()
    this.#topics.clear()
    this.#unlisted.clear()
    this.ended.clear()
    this.#order.clear()
    this.#groupNames = new Map()
    this.#hasNames = false
    this.#drafts = new Map()
    this.#unread = 0
    this.total.changed()
    this.list.changed()
  }

  #dropDraft(conversationID: ConversationID): void {
    if (this.#drafts.has(conversationID)) this.setDraft(conversationID, '')
  }

  #count(more: number): void {
    if (more === 0) return
    this.#unread += more
    this.total.changed()
  }

  #changed(record?: ConversationRecord): void {
    this.list.changed()
    for (const run of this.#onChanged) run(record)
  }

  #build(): readonly Conversation[] {
    const listed = this.#order.records.map((record) => this.publicOf(record))
    const stored = this.#storedOnly()
    return stored.length === 0 ? listed : [...listed, ...stored].sort(byPlace)
  }

  #storedOnly(): readonly Conversation[] {
    return this.#stored.filter(({ conversationID }) => !this.#records.has(conversationID))
  }

  readonly #names = {
    groupOf: (convGroupID: number) => this.#groupNames.get(convGroupID),
    draftOf: (conversationID: ConversationID) => this.#drafts.get(conversationID) ?? '',
    remarkOf: (userID: string) => this.#remarks.get(userID),
    profileOf: (groupID: string) => this.#groups.get(groupID),
  }
  readonly #onLowered: (() => void)[] = []
  readonly #onStale: ((record: ConversationRecord) => void)[] = []
  readonly #onTopicChanged: ((record: ConversationRecord) => void)[] = []
}

const byPlace = (a: Conversation, b: Conversation): number => comparePlaces(placeOf(a), placeOf(b))

const placeOf = ({ isPinned, lastMessage }: Conversation) => ({
  isPinned,
  time: lastMessage?.lastTime ?? 0,
  number: 0,
})

/** Their conversations show the same of them. */
const isSameProfile = (before: Group | undefined, { name, avatar, ownerID, memberCount }: Group): boolean =>
  before?.name === name && before.avatar === avatar && before.ownerID === ownerID && before.memberCount === memberCount
