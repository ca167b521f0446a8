import type { Clock } from '../clock/clock'
import type { Conversation } from './conversation'
import { lastMessageOf } from './last-message'
import type { Message } from './message'
import { TYPES, type GroupType, type MessageRemindType } from '../protocol/constants'
import { communityOfTopic, parseConversationID, type ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import { throttle } from './throttle'
import { Snapshot, Source } from './view'

/** The internal record of a conversation. The public object is built from it on demand. */
export interface ConversationRecord {
  readonly conversationID: ConversationID
  readonly type: typeof TYPES.CONV_C2C | typeof TYPES.CONV_GROUP
  /** The peer's user id or the group id. */
  readonly targetID: string
  subType: GroupType | ''
  name: string
  avatar: string
  sequence: number
  messageReadSeq: number
  /** The read mark that the server has. */
  reportedReadSeq: number
  peerReadSeq: number
  remindType: MessageRemindType
  lastMessage: Message | null
  /** Sequences above the read mark that do not count as unread and that the server's count does not cover yet. */
  readonly uncounted: Set<number>
  /** How many messages above the read mark, up to `syncedTo`, do not count, according to the server. */
  uncountedSynced: number
  /** The sequence up to which the server has counted. */
  syncedTo: number
  /** Created by a message only. The next sync brings its history and read mark. */
  isProvisional: boolean
  /** How many syncs since then did not bring it. */
  checks: number
  snapshot: Conversation | null
}

/** All conversations except chat rooms. Updates the unread total with every change. */
export class Conversations {
  readonly total = new Source(0)
  readonly list: Snapshot<readonly Conversation[]>
  readonly #records = new Map<ConversationID, ConversationRecord>()
  /** Topics have messages like conversations, but appear in the lists of their communities. */
  readonly #topics = new Map<ConversationID, ConversationRecord>()
  #unread = 0
  #stored: readonly Conversation[] = []
  readonly #announceTotal: () => void

  constructor(clock: Clock) {
    this.#announceTotal = throttle(clock, 0, () => this.total.set(this.totalUnread))
    this.list = new Snapshot<readonly Conversation[]>(
      () => [...Array.from(this.#records.values(), publicConversation), ...this.#storedOnly()].sort(byLastTime),
      (flush) => throttle(clock, TIMING.listBatchMs, flush),
    )
  }

  get totalUnread(): number {
    return this.#storedOnly().reduce((total, { unreadCount, messageRemindType }) => {
      return messageRemindType === TYPES.MSG_REMIND_ACPT_AND_NOTE ? total + unreadCount : total
    }, this.#unread)
  }

  /** Stored conversations of an earlier start, shown in addition to known ones until `forgetStored`. */
  showStored(stored: readonly Conversation[]): void {
    this.#stored = stored
    this.#announceTotal()
    this.#changed()
  }

  /** The whole list has loaded. */
  forgetStored(): void {
    if (this.#stored.length > 0) this.showStored([])
  }

  get(conversationID: ConversationID): ConversationRecord | null {
    return this.#records.get(conversationID) ?? this.#topics.get(conversationID) ?? null
  }

  /** Null unless the id is of a one-to-one or group conversation. */
  open(conversationID: ConversationID): ConversationRecord | null {
    const known = this.get(conversationID)
    if (known !== null) return known
    const target = parseConversationID(conversationID)
    if (target === null || target.type === TYPES.CONV_SYSTEM) return null
    const record = newRecord(conversationID, target.type, target.id)
    const records = isTopic(record) ? this.#topics : this.#records
    records.set(conversationID, record)
    return record
  }

  /** Changes a record with `change` and updates the total, the list and the watchers. */
  update(record: ConversationRecord, change: (record: ConversationRecord) => void): void {
    const before = countedUnread(record)
    change(record)
    record.snapshot = null
    if (isTopic(record)) return
    const after = countedUnread(record)
    if (after !== before) {
      this.#unread += after - before
      this.#announceTotal()
    }
    this.#changed()
  }

  /** Called at every change, before anything is built: do only cheap work. */
  whenChanged(run: () => void): void {
    this.#onChanged.push(run)
  }

  /** A message created a conversation that is not in the list: a sync must bring its state. */
  whenUnknown(run: () => void): void {
    this.#onUnknown.push(run)
  }

  metUnknown(): void {
    for (const run of this.#onUnknown) run()
  }

  remove(conversationID: ConversationID): void {
    const record = this.#records.get(conversationID)
    if (record === undefined) return
    this.update(record, (gone) => {
      gone.messageReadSeq = gone.sequence
      this.#records.delete(conversationID)
    })
  }

  all(): IterableIterator<ConversationRecord> {
    return this.#records.values()
  }

  clear(): void {
    this.#stored = []
    this.#records.clear()
    this.#topics.clear()
    this.#unread = 0
    this.#announceTotal()
    this.list.changed()
  }

  #changed(): void {
    this.list.changed()
    for (const run of this.#onChanged) run()
  }

  #storedOnly(): readonly Conversation[] {
    return this.#stored.filter(({ conversationID }) => !this.#records.has(conversationID))
  }

  readonly #onChanged: (() => void)[] = []
  readonly #onUnknown: (() => void)[] = []
}

const newRecord = (
  conversationID: ConversationID,
  type: ConversationRecord['type'],
  targetID: string,
): ConversationRecord => ({
  conversationID,
  type,
  targetID,
  subType: '',
  name: '',
  avatar: '',
  sequence: 0,
  messageReadSeq: 0,
  reportedReadSeq: 0,
  peerReadSeq: 0,
  remindType: TYPES.MSG_REMIND_ACPT_AND_NOTE,
  lastMessage: null,
  uncounted: new Set(),
  uncountedSynced: 0,
  syncedTo: 0,
  isProvisional: false,
  checks: 0,
  snapshot: null,
})

/** Created by a message only, and a sync may still bring its state. Rule: IM-25. */
export const isUnknown = ({ isProvisional, checks }: ConversationRecord): boolean =>
  isProvisional && checks < MESSAGE_LIMITS.unknownChecks

/** How many sequences above the read mark count as unread (see `MESSAGE_KINDS`). */
const unreadCount = (record: ConversationRecord): number =>
  Math.max(0, record.sequence - record.messageReadSeq - record.uncounted.size - record.uncountedSynced)

/** Muted conversations do not count. Rule: IM-23. */
const countedUnread = (record: ConversationRecord): number =>
  record.remindType === TYPES.MSG_REMIND_ACPT_AND_NOTE ? unreadCount(record) : 0

/** An existing message above the read mark does not count, or no longer counts. */
export const uncount = (record: ConversationRecord, sequence: number): void => {
  if (sequence > record.messageReadSeq) record.uncounted.add(sequence)
}

/** Forgets sequences that the read mark or the server's count now covers. */
export const forgetUncounted = ({ uncounted }: ConversationRecord, sequence: number): void => {
  for (const known of uncounted) if (known <= sequence) uncounted.delete(known)
}

/** Moves the read mark forward, never back. */
export const markRead = (record: ConversationRecord, sequence: number): void => {
  if (sequence <= record.messageReadSeq) return
  record.messageReadSeq = sequence
  forgetUncounted(record, sequence)
  record.uncountedSynced = Math.min(record.uncountedSynced, Math.max(0, record.syncedTo - sequence))
}

/** A conversation that was not in the list starts at its first message, until a sync brings its state. */
export const beginWith = (record: ConversationRecord, sequence: number): void => {
  record.messageReadSeq = sequence - 1
  record.isProvisional = sequence > 1 && !isTopic(record)
}

const isTopic = ({ targetID }: ConversationRecord): boolean => communityOfTopic(targetID) !== null

export const publicConversation = (record: ConversationRecord): Conversation => (record.snapshot ??= build(record))

const build = (record: ConversationRecord): Conversation => {
  const isGroup = record.type === TYPES.CONV_GROUP
  return {
    conversationID: record.conversationID,
    type: record.type,
    subType: record.subType,
    unreadCount: unreadCount(record),
    lastMessage: record.lastMessage === null ? null : lastMessageOf(record.lastMessage),
    userProfile: isGroup ? null : { userID: record.targetID, nick: record.name, avatar: record.avatar },
    groupProfile: isGroup ? { groupID: record.targetID, name: record.name, avatar: record.avatar } : null,
    messageRemindType: record.remindType,
    messageReadSeq: record.messageReadSeq,
    sequence: record.sequence,
  }
}

/** Newest first; conversations without a last message at the end. Rule: IM-22. */
const byLastTime = (a: Conversation, b: Conversation): number =>
  (b.lastMessage?.lastTime ?? 0) - (a.lastMessage?.lastTime ?? 0)
