import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { EVENT, type RecoveryState } from '../events'
import { TIMING } from '../protocol/limits'
import { asImError, imError, type ImError } from '../protocol/im-error'
import type { PushBodies } from '../protocol/pushes'
import type { Caller, RequestBody } from '../rpc/caller'
import { groupNamesOf } from '../rpc/group-names'
import { isTopic, isUnknown, type ConversationRecord } from '../store/conversation-record'
import { readAgain } from './read-again'
import { SyncIntake, type IntakeContext } from './sync-intake'

export interface SyncContext extends IntakeContext {
  readonly clock: Clock
  readonly random: Random
  readonly caller: Caller
}

/** More pages than any user has. Stops the loop if the server is broken. */
const MAX_PAGES = 1_000

/** Where the next page of the list begins. */
type Place = Required<Omit<RequestBody<'getConversationList'>, 'fromAccount' | 'orderType'>>

const FIRST_PAGE: Place = { timeStamp: 0, startIndex: 0, pinnedTimeStamp: 0, pinnedStartIndex: 0 }

/**
 * Updates conversations, then their messages. After a login: unread messages, then the whole list. Later: the changes
 * since the last sync, which is enough after a reconnect or when an unknown conversation appears. An interrupted list
 * continues where it stopped. Rules: IM-15, IM-20.
 */
export class Sync {
  readonly #context: SyncContext
  #state: 'notStart' | RecoveryState['state'] = 'notStart'
  #round = 0
  #isSoon = false
  /** Something has changed here that the running or last sync may not know. */
  #isOutdated = false
  /** The next page of the list to request; null once the list is complete. */
  #listing: Place | null = FIRST_PAGE
  /** Everything up to this cookie has arrived, except the list pages that are still to come. */
  #cookie = ''
  /** There is no cookie for changes of messages that were loaded before this run: an earlier one failed, or it is invalid. */
  #mayBeStale = false
  #cancelRetry: Cancel = () => undefined
  readonly #intake: SyncIntake

  constructor(context: SyncContext) {
    this.#context = context
    this.#intake = new SyncIntake(context)
    context.conversations.whenLowered(() => (this.#isOutdated ||= this.#state === 'pending'))
    context.conversations.whenStale((record) => {
      if (isTopic(record)) return
      this.#isOutdated = true
      this.soon()
    })
  }

  get isListCompleted(): boolean {
    return this.#state === 'resolved'
  }

  /** Retries a failed sync. Rule: IM-21. */
  retry(): Promise<void> {
    return this.#state === 'rejected' ? this.run() : Promise.resolve()
  }

  /**
   * A conversation appeared that is not in the list: requests an online sync soon, and repeats it a few times if it
   * brings nothing. A sync that already runs or waits for its retry is left alone.
   */
  soon(afterMs: number = TIMING.gapPatienceMs): void {
    if (this.#isSoon) return
    this.#isSoon = true
    this.#context.clock.after(afterMs, () => {
      this.#isSoon = false
      if (this.#state === 'resolved' && (this.#isOutdated || this.#unknown().length > 0)) void this.run()
    })
  }

  /** Resolves when the list is current. A failure changes the state and does not reject. */
  async run(): Promise<void> {
    const round = ++this.#round
    this.#isOutdated = false
    if (this.#state !== 'notStart') this.#mayBeStale ||= this.#cookie === ''
    this.#cancelRetry()
    this.#report('pending')
    try {
      await this.#conversations(round)
    } catch (thrown) {
      if (round !== this.#round) return
      /** Without a connection the next connection syncs anyway. */
      if (asImError(thrown).errorName !== 'NETWORK_ERROR') this.#retryLater()
      return this.#report('rejected')
    }
    if (round !== this.#round) return
    this.#report('resolved')
    this.#context.conversations.forgetStored()
    for (const record of this.#unknown()) record.checks += 1
    if (this.#isOutdated) this.soon()
    else if (this.#unknown().length > 0) this.soon(TIMING.unknownRetryMs)
    this.#context.timelines.fellBehind(this.#intake.behind())
  }

  /** The server tells what the user has changed, on this or another device. */
  takePushed({ conversationList }: PushBodies['pushConversations']): void {
    if (!this.#intake.takePushed(conversationList)) return
    this.#isOutdated = true
    this.soon()
  }

  reset(): void {
    this.#round += 1
    this.#cancelRetry()
    this.#state = 'notStart'
    this.#isOutdated = false
    this.#listing = FIRST_PAGE
    this.#cookie = ''
    this.#mayBeStale = false
    this.#intake.reset()
  }

  #unknown(): ConversationRecord[] {
    return [...this.#context.conversations.all()].filter(isUnknown)
  }

  #report(state: RecoveryState['state']): void {
    this.#state = state
    this.#context.emitter.emit(EVENT.RECOVERY_STATE_CHANGED, { phase: 'conversations', state })
  }

  #retryLater(): void {
    const { clock, random } = this.#context
    this.#cancelRetry = clock.after(TIMING.syncRetryMs * (1 + random()), () => void this.run())
  }

  async #conversations(round: number): Promise<void> {
    try {
      await this.#changes(round)
    } catch (thrown) {
      if (this.#cookie === '' || asImError(thrown).errorName !== 'SYNC_COOKIE_INVALID') throw thrown
      this.#cookie = ''
      this.#mayBeStale = true
      this.#listing = FIRST_PAGE
      await this.#changes(round)
    }
    await this.#list(round)
  }

  /** The unread messages, or the changes since the cookie, page by page up to a new cookie. */
  async #changes(round: number): Promise<void> {
    const isOnlineSync = this.#cookie === '' ? 0 : 1
    const lastMessageTime = isOnlineSync === 1 ? this.#newestTime() : 0
    let page: { cookie: string; syncFlag: 0 | 1 | 2 } = { cookie: this.#cookie, syncFlag: 0 }
    for (let count = 0; page.syncFlag !== 2 && round === this.#round; count++) {
      if (count === MAX_PAGES) throw endless()
      const { cookie, syncFlag } = page
      this.#context.conversations.ended.clear()
      const reply = await this.#context.caller.call('syncUnread', { cookie, syncFlag, isOnlineSync, lastMessageTime })
      if (round !== this.#round) return
      this.#intake.takeChanges(reply, isOnlineSync === 1)
      /** The server repeats itself: stop, or the loop would never end. */
      page = reply.cookie === cookie ? { cookie, syncFlag: 2 } : reply
    }
    if (this.#mayBeStale && round === this.#round) await readAgain(this.#context)
    if (round !== this.#round) return
    this.#mayBeStale = false
    this.#cookie = page.cookie
  }

  /** The rest of the list, if any. */
  async #list(round: number): Promise<void> {
    for (let count = 0; this.#listing !== null && round === this.#round; count++) {
      const page = this.#listing
      if (page === FIRST_PAGE) this.#intake.listBegins()
      if (count === MAX_PAGES) {
        this.#listing = FIRST_PAGE
        throw endless()
      }
      const { userID: fromAccount } = this.#context.session.me.get()
      this.#context.conversations.ended.clear()
      const reply = await this.#context.caller.call('getConversationList', { fromAccount, ...page, orderType: 1 })
      if (round !== this.#round) return
      if (page === FIRST_PAGE) this.#context.conversations.nameGroups(groupNamesOf(reply.groupItem))
      this.#intake.takeList(reply.conversations)
      const { completeFlag, timeStamp, startIndex, pinnedTimeStamp, pinnedStartIndex } = reply
      const next: Place = { timeStamp, startIndex, pinnedTimeStamp, pinnedStartIndex }
      if (completeFlag !== 1 && !isSamePlace(next, page)) {
        this.#listing = next
        continue
      }
      /** A conversation that moves to the head of the list between two requests is on neither page. */
      if (page !== FIRST_PAGE) await this.#changes(round)
      if (round !== this.#round) return
      this.#listing = null
      this.#intake.listIsComplete()
    }
  }

  #newestTime(): number {
    let newest = 0
    for (const { lastMessage } of this.#context.conversations.all()) newest = Math.max(newest, lastMessage?.time ?? 0)
    return newest
  }
}

/** Both have their fields in the same order. */
const isSamePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b)

const endless = (): ImError => imError('REPLY_INVALID', 'The server keeps returning pages without an end.')
