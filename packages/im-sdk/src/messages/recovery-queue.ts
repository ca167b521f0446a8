import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import type { Emitter } from '../emitter'
import { EVENT, type RecoveryState } from '../events'
import type { ConversationID } from '../protocol/ids'
import { asImError } from '../protocol/im-error'
import { MESSAGE_LIMITS, TIMING } from '../protocol/limits'
import { isPassing } from '../rpc/is-passing'
import type { Message } from '../store/message'
import type { Behind } from '../store/timelines'
import type { Recovery } from './recovery'

export interface RecoveryQueueContext {
  readonly clock: Clock
  readonly random: Random
  readonly emitter: Emitter
  readonly recovery: Pick<Recovery, 'recover' | 'tell' | 'giveUp'>
}

/** How many conversations are recovered at the same time. */
const PARALLEL = 3

/**
 * Recovers conversations, a few at a time. A conversation that fails is retried with growing delays and does not
 * block the others. After repeated refusals it is given up.
 */
export class RecoveryQueue {
  readonly #context: RecoveryQueueContext
  /** The messages that a sync delivered, by conversation. */
  readonly #waiting = new Map<ConversationID, readonly Message[]>()
  /** How often each conversation has failed since its last recovery. */
  readonly #failures = new Map<ConversationID, number>()
  readonly #retries = new Map<ConversationID, Cancel>()
  readonly #gaps = new Set<ConversationID>()
  #active = 0
  #round = 0
  #state: RecoveryState['state'] | null = null

  constructor(context: RecoveryQueueContext) {
    this.#context = context
  }

  /** Queues the conversations that a sync found incomplete. A conversation that waits for its retry keeps waiting. */
  add(behind: Behind): void {
    for (const [conversationID, given] of behind)
      if (!this.#retries.has(conversationID)) this.#waiting.set(conversationID, given)
    if (this.#waiting.size === 0) return
    this.#report('pending')
    this.#work()
  }

  /** A gap between pushes often closes by itself. Fetches what is still missing after a moment. */
  afterGap(conversationID: ConversationID): void {
    const { clock, recovery } = this.#context
    recovery.tell(conversationID)
    if (this.#gaps.has(conversationID)) return
    this.#gaps.add(conversationID)
    const round = this.#round
    clock.after(TIMING.gapPatienceMs, () => {
      if (round !== this.#round || !this.#gaps.delete(conversationID) || this.#retries.has(conversationID)) return
      this.#waiting.set(conversationID, [])
      this.#work()
    })
  }

  /** There is a new connection. The sync that follows finds every gap. */
  resumed(): void {
    for (const cancel of this.#retries.values()) cancel()
    this.#retries.clear()
    this.#failures.clear()
  }

  reset(): void {
    this.resumed()
    this.#round += 1
    this.#active = 0
    this.#state = null
    this.#waiting.clear()
    this.#gaps.clear()
  }

  #work(): void {
    for (const [conversationID, given] of this.#waiting) {
      if (this.#active === PARALLEL) return
      this.#waiting.delete(conversationID)
      this.#active += 1
      void this.#recover(conversationID, given)
    }
    if (this.#active > 0) return
    const state = this.#failures.size === 0 ? 'resolved' : 'rejected'
    if (this.#state === 'pending' || (this.#state === 'rejected' && state === 'resolved')) this.#report(state)
  }

  async #recover(conversationID: ConversationID, given: readonly Message[]): Promise<void> {
    const round = this.#round
    let failure: unknown = null
    try {
      await this.#context.recovery.recover(conversationID, given)
    } catch (thrown) {
      failure = thrown
    }
    if (round !== this.#round) return
    if (failure === null) this.#failures.delete(conversationID)
    else this.#failed(conversationID, failure)
    this.#active -= 1
    this.#work()
  }

  #failed(conversationID: ConversationID, failure: unknown): void {
    const { clock, random, recovery } = this.#context
    const count = (this.#failures.get(conversationID) ?? 0) + 1
    this.#failures.set(conversationID, count)
    if (count >= MESSAGE_LIMITS.recoveryTries && !isPassing(failure)) {
      this.#failures.delete(conversationID)
      recovery.giveUp(conversationID)
      return
    }
    /** Without a connection the next sync finds the gap. */
    if (asImError(failure).errorName === 'NETWORK_ERROR') return
    /** It may have failed twice at the same time: after a gap, and after a sync. */
    this.#retries.get(conversationID)?.()
    const ms = Math.min(TIMING.recoveryRetryMs * 2 ** (count - 1), TIMING.recoveryRetryMaxMs) * (1 + random())
    this.#retries.set(
      conversationID,
      clock.after(ms, () => {
        this.#retries.delete(conversationID)
        this.#waiting.set(conversationID, [])
        this.#work()
      }),
    )
  }

  #report(state: RecoveryState['state']): void {
    if (state === this.#state) return
    this.#state = state
    this.#context.emitter.emit(EVENT.RECOVERY_STATE_CHANGED, { phase: 'messages', state })
  }
}
