import type { ImError } from '@org/im-sdk/protocol'
import { seconds, type Clock } from '../../ports/clock'
import type { AppendedMessage, NewMessage } from '../../store/im/messages'
import { isConnectionLost, MOST_RUNS } from '../../store/database/retrying-pool'
import { imError } from '../im-error'

/** A message to store, with its connection. */
export interface Outgoing {
  readonly message: NewMessage
  readonly origin: string
}

export interface Stored extends Outgoing {
  readonly place: AppendedMessage
}

export interface SequencesOptions {
  readonly clock: Clock
  /** Stores a batch in one transaction. */
  readonly append: (messages: readonly NewMessage[], nowSeconds: number) => Promise<AppendedMessage[]>
  /** Called after the commit of each batch, in the order of each conversation. */
  readonly onStored: (batch: readonly Stored[]) => void
  readonly onError: (error: unknown) => void
  readonly tickMs?: number
  readonly batchSize?: number
  readonly maxInFlight?: number
  readonly maxQueued?: number
}

export interface Sequences {
  /** The number of messages that wait to be stored. */
  readonly queued: number
  /** Resolves after the commit. Rejects with SERVICE_OVERLOAD if too many messages wait or the store fails. */
  append(outgoing: Outgoing): Promise<AppendedMessage>
  /** Resolves when no messages wait. */
  drain(): Promise<void>
}

/**
 * Group commit: messages of one tick are stored together. Two batches may be in progress at once, but never with the
 * same conversation, so messages are numbered in the order of their arrival. Rule: SRV-5.
 */
export const createSequences = (options: SequencesOptions): Sequences => {
  const { clock, append, onStored, onError, tickMs = 2, batchSize = 256, maxInFlight = 2, maxQueued = 10_000 } = options
  let queue: Waiting[] = []
  let isScheduled = false
  let inFlight = 0
  const busy = new Set<string>()
  let drained: (() => void)[] = []

  const schedule = () => {
    if (inFlight >= maxInFlight || queue.length === 0) return
    // Removed in blocks, so that a long queue behind a busy conversation is not searched for every message.
    if (queue.length % batchSize === 0) return start()
    if (isScheduled) return
    isScheduled = true
    clock.after(tickMs, () => {
      isScheduled = false
      start()
    })
  }

  const start = () => {
    if (inFlight >= maxInFlight) return
    const batch = takeBatch()
    if (batch.length === 0) return
    inFlight += 1
    for (const { outgoing } of batch) busy.add(outgoing.message.convID)
    void run(batch)
  }

  const takeBatch = (): Waiting[] => {
    const batch: Waiting[] = []
    const rest: Waiting[] = []
    for (const waiting of queue) {
      const isFree = batch.length < batchSize && !busy.has(waiting.outgoing.message.convID)
      ;(isFree ? batch : rest).push(waiting)
    }
    queue = rest
    return batch
  }

  const run = async (batch: readonly Waiting[]) => {
    try {
      const messages = batch.map(({ outgoing }) => outgoing.message)
      const { places, isRepeated } = await appendWithRetry(messages)
      settle(batch, places, isRepeated)
    } catch (error) {
      onError(error)
      for (const { reject } of batch) reject(imError('SERVICE_OVERLOAD'))
    }
    inFlight -= 1
    for (const { outgoing } of batch) busy.delete(outgoing.message.convID)
    schedule()
    if (inFlight > 0 || queue.length > 0) return
    for (const resolve of drained) resolve()
    drained = []
  }

  /**
   * Storing the same items again is safe: committed items return their first sequence. A broken connection, for example
   * after a restart of the store, fails all current batches, so they are retried more often than other failures.
   */
  const appendWithRetry = async (messages: readonly NewMessage[]) => {
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

  /** Messages stored by a first attempt that got no result have not been published yet. */
  const settle = (batch: readonly Waiting[], places: readonly AppendedMessage[], isRepeated: boolean) => {
    const stored: Stored[] = []
    batch.forEach(({ outgoing, resolve, reject }, i) => {
      const place = places[i]
      if (place === undefined) return reject(imError('SERVICE_OVERLOAD'))
      resolve(place)
      if (place.isNew || isRepeated) stored.push({ ...outgoing, place })
    })
    onStored(stored)
  }

  return {
    get queued() {
      return queue.length
    },
    append: (outgoing) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxQueued) return reject(imError('SERVICE_OVERLOAD'))
        queue.push({ outgoing, resolve, reject })
        schedule()
      }),
    drain: () =>
      new Promise((resolve) => {
        if (inFlight === 0 && queue.length === 0) return resolve()
        drained.push(resolve)
      }),
  }
}

const RETRY_MS = 100

interface Waiting {
  readonly outgoing: Outgoing
  readonly resolve: (place: AppendedMessage) => void
  readonly reject: (error: ImError) => void
}
