import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { EVENT, type RecoveryState } from '../events'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import type { ConversationID } from '../protocol/ids'
import { asImError, imError, type ImError } from '../protocol/im-error'
import type { Caller } from '../rpc/caller'
import type { ConversationRecord } from '../store/conversations'
import type { Message } from '../store/message'
import { SyncIntake, type IntakeContext } from './sync-intake'

export interface SyncContext extends IntakeContext {
  readonly clock: Clock
  readonly random: Random
  readonly caller: Caller
  /** Fetches what a conversation has missed, beside what was given of it. */
  readonly recover: (conversationID: ConversationID, given: readonly Message[]) => Promise<void>
}

/** Conversations that are recovered at the same time. */
const PARALLEL = 3
/** More pages than any user has; a server that gives more is broken, and asking it would never end. */
const MAX_PAGES = 1_000

/**
 * Brings conversations, and then their messages, up to date. Without a cookie: the unread messages, then the whole
 * list. With one: what has changed since, which is enough after a reconnect and when something unknown turns up.
 * Source: im.md §4 Session, Unread sync.
 */
export class Sync {
  private state: 'notStart' | RecoveryState['state'] = 'notStart'
  private round = 0
  private isSoon = false
  /** The whole list has been there since the login: from then on what turns up is news. */
  private hasList = false
  /** Where the last complete sync has ended; empty before that. */
  private cookie = ''
  private cancelRetry: Cancel = () => undefined

  constructor(private readonly context: SyncContext) {}

  get isListCompleted(): boolean {
    return this.state === 'resolved'
  }

  /** A rejected sync is tried again. Source: im.md §4 Conversation list paging. */
  retry(): Promise<void> {
    return this.state === 'rejected' ? this.run() : Promise.resolve()
  }

  /**
   * A conversation has turned up that the list did not hold: an online sync asks for it in a moment, and some more
   * times while nothing comes.
   */
  soon(afterMs: number = TIMING.gapPatienceMs): void {
    if (this.isSoon) return
    this.isSoon = true
    this.context.clock.after(afterMs, () => {
      this.isSoon = false
      void this.check()
    })
  }

  private async check(): Promise<void> {
    const unknown = this.unknown()
    if (unknown.length === 0) return
    for (const record of unknown) record.checks += 1
    await this.run()
    if (this.unknown().length > 0) this.soon(TIMING.unknownRetryMs)
  }

  /**
   * Conversations known from their messages only, unless they were asked for often enough. Source: im.md §9 Caches and
   * timing.
   */
  private unknown(): ConversationRecord[] {
    return [...this.context.conversations.all()].filter(
      ({ isProvisional, checks }) => isProvisional && checks < MESSAGE_LIMITS.unknownChecks,
    )
  }

  /** Resolves when both phases are through; a failure shows in the state, not as a rejection. */
  async run(): Promise<void> {
    const round = ++this.round
    this.cancelRetry()
    const intake = new SyncIntake(this.context, !this.hasList)
    const isListed = await this.phase('conversations', round, () => this.conversations(round, intake))
    if (!isListed) return
    this.context.conversations.forgetStored()
    const behind = intake.behind()
    if (behind.length > 0) await this.phase('messages', round, () => this.recoverAll(behind, intake, round))
  }

  reset(): void {
    this.round += 1
    this.cancelRetry()
    this.state = 'notStart'
    this.hasList = false
    this.cookie = ''
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
    } catch (thrown) {
      /** Without a connection the next one syncs anyway. */
      if (round === this.round && asImError(thrown).errorName !== 'NETWORK_ERROR') this.retryLater()
      return report('rejected')
    }
  }

  private retryLater(): void {
    const { clock, random } = this.context
    this.cancelRetry = clock.after(TIMING.syncRetryMs * (1 + random()), () => void this.run())
  }

  private async conversations(round: number, intake: SyncIntake): Promise<void> {
    if (this.cookie !== '') {
      try {
        return await this.changes(round, intake)
      } catch (thrown) {
        if (asImError(thrown).errorName !== 'SYNC_COOKIE_INVALID') throw thrown
        this.cookie = ''
      }
    }
    /** The cookie first: what changes while the list is being fetched counts as changed since. */
    await this.changes(round, intake)
    try {
      await this.list(round, intake)
    } catch (thrown) {
      this.cookie = ''
      throw thrown
    }
  }

  /** What is unread, or what has changed since the cookie, page by page up to a new cookie. */
  private async changes(round: number, intake: SyncIntake): Promise<void> {
    const isOnlineSync = this.cookie === '' ? 0 : 1
    const lastMessageTime = isOnlineSync === 1 ? this.newestTime() : 0
    let page: { cookie: string; syncFlag: 0 | 1 | 2 } = { cookie: this.cookie, syncFlag: 0 }
    for (let count = 0; page.syncFlag !== 2 && round === this.round; count++) {
      if (count === MAX_PAGES) throw endless()
      const { cookie, syncFlag } = page
      const reply = await this.context.caller.call('syncUnread', { cookie, syncFlag, isOnlineSync, lastMessageTime })
      if (round !== this.round) return
      intake.takeChanges(reply)
      /** The server repeats itself: to ask on would never end. */
      page = reply.cookie === cookie ? { cookie, syncFlag: 2 } : reply
    }
    this.cookie = page.cookie
  }

  private async list(round: number, intake: SyncIntake): Promise<void> {
    let page: { timeStamp: number; startIndex: number } = { timeStamp: 0, startIndex: 0 }
    for (let count = 0; ; count++) {
      if (count === MAX_PAGES) throw endless()
      const reply = await this.context.caller.call('getConversationList', { ...page, orderType: 1 })
      if (round !== this.round) return
      intake.takeList(reply.conversations)
      const isStuck = reply.startIndex === page.startIndex && reply.timeStamp === page.timeStamp
      if (reply.completeFlag === 1 || isStuck) break
      page = { timeStamp: reply.timeStamp, startIndex: reply.startIndex }
    }
    this.hasList = true
    intake.listIsComplete()
  }

  private newestTime(): number {
    let newest = 0
    for (const { lastMessage } of this.context.conversations.all()) newest = Math.max(newest, lastMessage?.time ?? 0)
    return newest
  }

  private async recoverAll(behind: readonly ConversationID[], intake: SyncIntake, round: number): Promise<void> {
    const left = [...behind]
    const work = async () => {
      for (let next = left.shift(); next !== undefined && round === this.round; next = left.shift())
        await this.context.recover(next, intake.givenOf(next))
    }
    await Promise.all(Array.from({ length: PARALLEL }, work))
  }
}

const endless = (): ImError => imError('REPLY_INVALID', 'The pages of the server have no end.')
