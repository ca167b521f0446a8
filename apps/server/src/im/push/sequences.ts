import type { ImError, messageCommands, RequestOf } from '@org/im-sdk/protocol'
import { seconds, type Clock } from '../../ports/clock'
import type { AppendedMessage, NewMessage } from '../../store/im/messages'
import { isConnectionLost, MOST_RUNS } from '../../store/database/retrying-pool'
import { imError } from '../im-error'
import type { Place } from './append-unless-refused'

/** How devices that are not connected show a message. */
export type OfflinePush = NonNullable<RequestOf<(typeof messageCommands)['sendC2CMessage']>['offlinePushInfo']>

/** A message to store, with its connection. */
export interface Outgoing {
  readonly message: NewMessage
  readonly origin: string
  /** How devices that are not connected show it. */
  readonly push?: OfflinePush
}

export interface Stored extends Outgoing {
  readonly place: AppendedMessage
}

export interface SequencesOptions {
  readonly clock: Clock
  /** Stores a batch in one transaction. */
  readonly append: (messages: readonly NewMessage[], nowSeconds: number) => Promise<readonly Place[]>
  /** Called after the commit of each batch, in the order of each conversation. */
  readonly onStored: (batch: readonly Stored[]) => void
  readonly onError: (error: unknown) => void
  readonly tickMs?: number
  readonly batchSize?: number
  readonly maxInFlight?: number
  readonly maxQueued?: number
}

/**
 * Group commit: messages of one tick are stored together. Two batches may be in progress at once, but never with the
 * same conversation, so messages are numbered in the order of their arrival. Rule: SRV-5.
 */
export class Sequences {
  private readonly options: Required<SequencesOptions>
  private queue: Waiting[] = []
  private isScheduled = false
  private inFlight = 0
  private readonly busy = new Set<string>()
  private drained: (() => void)[] = []

  constructor({ tickMs = 2, batchSize = 256, maxInFlight = 2, maxQueued = 10_000, ...rest }: SequencesOptions) {
    this.options = { ...rest, tickMs, batchSize, maxInFlight, maxQueued }
  }

  /** The number of messages that wait to be stored. */
  get queued(): number {
    return this.queue.length
  }

  /**
   * Resolves after the commit. Rejects with GROUP_NOT_FOUND if the topic was deleted meanwhile, with GUEST_BECAME_MEMBER
   * if a guest of the conversation has logged in meanwhile, with the reason if the sender may not write any more, and with
   * SERVICE_OVERLOAD if too many messages wait or the store fails.
   */
  append(outgoing: Outgoing): Promise<AppendedMessage> {
    return new Promise((resolve, reject) => {
      if (this.queue.length >= this.options.maxQueued) return reject(imError('SERVICE_OVERLOAD'))
      this.queue.push({ outgoing, resolve, reject })
      this.schedule()
    })
  }

  /** Resolves when no messages wait. */
  drain(): Promise<void> {
    return new Promise((resolve) => {
      if (this.isIdle) return resolve()
      this.drained.push(resolve)
    })
  }

  private get isIdle(): boolean {
    return this.inFlight === 0 && this.queue.length === 0
  }

  private schedule(): void {
    const { clock, tickMs, batchSize, maxInFlight } = this.options
    if (this.inFlight >= maxInFlight || this.queue.length === 0) return
    // Removed in blocks, so that a long queue behind a busy conversation is not searched for every message.
    if (this.queue.length % batchSize === 0) return this.start()
    if (this.isScheduled) return
    this.isScheduled = true
    clock.after(tickMs, () => {
      this.isScheduled = false
      this.start()
    })
  }

  private start(): void {
    if (this.inFlight >= this.options.maxInFlight) return
    const batch = this.takeBatch()
    if (batch.length === 0) return
    this.inFlight += 1
    for (const { outgoing } of batch) this.busy.add(outgoing.message.convID)
    void this.run(batch)
  }

  private takeBatch(): Waiting[] {
    const { batchSize } = this.options
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of this.queue) {
      const isFree = batch.length < batchSize && !this.busy.has(waiting.outgoing.message.convID)
      ;(isFree ? batch : rest).push(waiting)
    }
    this.queue = rest
    return batch
  }

  private async run(batch: readonly Waiting[]): Promise<void> {
    try {
      const messages = batch.map(({ outgoing }) => outgoing.message)
      const { places, isRepeated } = await this.appendWithRetry(messages)
      this.options.onStored(settle(batch, places, isRepeated))
    } catch (error) {
      this.options.onError(error)
      for (const { reject } of batch) reject(imError('SERVICE_OVERLOAD'))
    }
    this.inFlight -= 1
    for (const { outgoing } of batch) this.busy.delete(outgoing.message.convID)
    this.schedule()
    if (!this.isIdle) return
    for (const resolve of this.drained) resolve()
    this.drained = []
  }

  /**
   * Storing the same items again is safe: committed items return their first sequence. A broken connection, for example
   * after a restart of the store, fails all current batches, so they are retried more often than other failures.
   */
  private async appendWithRetry(messages: readonly NewMessage[]): Promise<Appended> {
    const { clock, append, onError } = this.options
    for (let tries = 1; ; tries += 1) {
      try {
        return { places: await append(messages, seconds(clock)), isRepeated: tries > 1 }
      } catch (error) {
        onError(error)
        if (tries === (isConnectionLost(error) ? MOST_RUNS : 2)) throw error
        await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve))
      }
    }
  }
}

/**
 * Answers the senders, and returns the messages to publish: the new ones, and those stored by a first attempt that got
 * no result.
 */
const settle = (batch: readonly Waiting[], places: readonly Place[], isRepeated: boolean): readonly Stored[] => {
  const stored: Stored[] = []
  batch.forEach(({ outgoing, resolve, reject }, i) => {
    const place = places[i] ?? 'GROUP_NOT_FOUND'
    if (typeof place === 'string') return reject(imError(place))
    resolve(place)
    if (place.isNew || isRepeated) stored.push({ ...outgoing, place })
  })
  return stored
}

const RETRY_MS = 100

interface Waiting {
  readonly outgoing: Outgoing
  readonly resolve: (place: AppendedMessage) => void
  readonly reject: (error: ImError) => void
}

interface Appended {
  readonly places: readonly Place[]
  readonly isRepeated: boolean
}
