import type { Clock } from '../clock/clock'
import type { Emitter } from '../emitter'
import { EVENT, type RecoveryState } from '../events'
import { isGroupType, TYPES } from '../protocol/constants'
import { c2cConversationID, groupConversationID, type ConversationID } from '../protocol/ids'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import type { Caller, Reply } from '../rpc/caller'
import { markRead, type ConversationRecord, type Conversations } from '../store/conversations'
import type { SessionState } from '../store/session-state'
import type { Timelines } from '../store/timelines'
import { toMessage } from '../store/to-message'

type Item = Reply<'getConversationList'>['conversations'][number]

export interface SyncContext {
  readonly clock: Clock
  readonly caller: Caller
  readonly emitter: Emitter
  readonly session: SessionState
  readonly conversations: Conversations
  readonly timelines: Timelines
  /** Fetches what a conversation has missed. */
  readonly recover: (conversationID: ConversationID) => Promise<void>
}

/** Conversations that are recovered at the same time. */
const PARALLEL = 3

/** Brings conversations and then messages up to date after every login; the list first, so that a screen has something to show. */
export class Sync {
  private state: 'notStart' | RecoveryState['state'] = 'notStart'
  private round = 0
  private isSoon = false

  constructor(private readonly context: SyncContext) {}

  get isListCompleted(): boolean {
    return this.state === 'resolved'
  }

  /** A rejected sync is tried again. Source: im.md §4 Conversation list paging. */
  retry(): Promise<void> {
    return this.state === 'rejected' ? this.run(false) : Promise.resolve()
  }

  /** A conversation has turned up that the list did not hold: the list is fetched again in a moment. */
  soon(): void {
    if (this.isSoon) return
    this.isSoon = true
    this.context.clock.after(TIMING.gapPatienceMs, () => {
      this.isSoon = false
      const isPending = [...this.context.conversations.all()].some(({ isProvisional }) => isProvisional)
      if (isPending) void this.run(false)
    })
  }

  /** Resolves when both phases are through; a failure shows in the state, not as a rejection. */
  async run(isFirst: boolean): Promise<void> {
    const round = ++this.round
    const behind: ConversationID[] = []
    const isListed = await this.phase('conversations', round, () => this.pages(isFirst, round, behind))
    if (isListed) this.context.conversations.forgetStored()
    if (!isListed || behind.length === 0) return
    await this.phase('messages', round, () => this.recoverAll(behind, round))
  }

  reset(): void {
    this.round += 1
    this.state = 'notStart'
  }

  /** False when it failed, or a newer round has taken over. */
  private async phase(phase: RecoveryState['phase'], round: number, work: () => Promise<void>): Promise<boolean> {
    const report = (state: RecoveryState['state']) => {
      if (round !== this.round) return false
      if (phase === 'conversations') this.state = state
      this.context.emitter.emit(EVENT.RECOVERY_STATE_CHANGED, { phase, state })
      return state === 'resolved'
    }
    report('pending')
    try {
      await work()
      return report('resolved')
    } catch {
      return report('rejected')
    }
  }

  private async pages(isFirst: boolean, round: number, behind: ConversationID[]): Promise<void> {
    let page: { timeStamp: number; startIndex: number } = { timeStamp: 0, startIndex: 0 }
    for (;;) {
      const reply = await this.context.caller.call('getConversationList', { ...page, orderType: 1 })
      if (round !== this.round) return
      for (const item of reply.conversations) this.take(item, isFirst, behind)
      const isStuck = reply.startIndex === page.startIndex && reply.timeStamp === page.timeStamp
      if (reply.completeFlag === 1 || isStuck) return
      page = { timeStamp: reply.timeStamp, startIndex: reply.startIndex }
    }
  }

  private take(item: Item, isFirst: boolean, behind: ConversationID[]): void {
    const { conversations, timelines, session } = this.context
    const conversationID = item.type === 1 ? c2cConversationID(item.toAccount) : groupConversationID(item.groupID)
    if (item.groupType === TYPES.GRP_AVCHATROOM || !isCount(item.sequence)) return
    const record = conversations.open(conversationID)
    if (record === null) return
    if (!isFirst || timelines.get(conversationID) !== null) {
      const { timeline } = timelines.open(conversationID, null)
      timeline.anchor(record.sequence || (isFirst ? item.sequence : item.messageReadSeq))
      if (record.isProvisional && timeline.low - item.messageReadSeq <= MESSAGE_LIMITS.recoveryMaxGap)
        timeline.expectFrom(item.messageReadSeq)
      if (item.sequence > timeline.top) behind.push(conversationID)
    }
    conversations.update(record, (changed) => {
      merge(changed, item)
      if (item.lastMessage !== null && item.lastMessage.sequence >= (changed.lastMessage?.sequence ?? 0))
        changed.lastMessage = toMessage(item.lastMessage, session.me.get().userID)
    })
  }

  private async recoverAll(behind: readonly ConversationID[], round: number): Promise<void> {
    const left = [...behind]
    const work = async () => {
      for (let next = left.shift(); next !== undefined && round === this.round; next = left.shift())
        await this.context.recover(next)
    }
    await Promise.all(Array.from({ length: PARALLEL }, work))
  }
}

/** The server's word, unless a push was faster. */
const merge = (record: ConversationRecord, item: Item): void => {
  if (isGroupType(item.groupType)) record.subType = item.groupType
  if (item.name) record.name = item.name
  if (item.avatar) record.avatar = item.avatar
  record.peerReadSeq = Math.max(record.peerReadSeq, item.peerReadSeq)
  record.reportedReadSeq = Math.max(record.reportedReadSeq, item.messageReadSeq)
  if (record.isProvisional) record.messageReadSeq = item.messageReadSeq
  record.isProvisional = false
  markRead(record, item.messageReadSeq)
  if (item.sequence < record.syncedTo) return
  record.sequence = Math.max(record.sequence, item.sequence)
  record.syncedTo = item.sequence
  for (const own of record.own) if (own <= item.sequence) record.own.delete(own)
  const isReadFurther = record.messageReadSeq > item.messageReadSeq
  record.ownSynced = isReadFurther ? 0 : Math.max(0, item.sequence - item.messageReadSeq - item.unreadCount)
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0
