import type { Cancel, Clock } from '../clock/clock'
import type { Random } from '../clock/random'
import { TYPES } from '../protocol/constants'
import { groupPlace, type ConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import { TIMING } from '../protocol/limits'
import type { Caller } from '../rpc/caller'
import { isPassing } from '../rpc/is-passing'
import type { ConversationRecord } from '../store/conversation-record'

interface Waiter {
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** The read report of one conversation: not yet acknowledged, or sent within the last second. */
interface Report {
  record: ConversationRecord
  /** Calls whose read mark is in no request yet. */
  waiting: Waiter[]
  /** Ends the pause after a failure. */
  retryNow: () => void
  cancel: Cancel
}

export interface ReadReportsContext {
  readonly clock: Clock
  readonly random: Random
  readonly caller: Caller
}

/**
 * Reports read marks to the server: per conversation at most once a second, with the newest mark, and again until
 * acknowledged. A refused report is not repeated.
 */
export class ReadReports {
  readonly #context: ReadReportsContext
  readonly #reports = new Map<ConversationID, Report>()

  constructor(context: ReadReportsContext) {
    this.#context = context
  }

  /** Resolves when the server has the current mark. Rejects when a request that carries it fails. */
  report(record: ConversationRecord): Promise<void> {
    if (isKnown(record)) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const known = this.#reports.get(record.conversationID)
      const report = known ?? { record, waiting: [], retryNow: ignore, cancel: ignore }
      report.record = record
      report.waiting.push({ resolve, reject })
      if (known !== undefined) return known.retryNow()
      this.#reports.set(record.conversationID, report)
      void this.#run(report)
    })
  }

  /** There is a new connection. */
  resumed(): void {
    for (const { retryNow } of this.#reports.values()) retryNow()
  }

  reset(): void {
    for (const { waiting, cancel } of this.#reports.values()) {
      cancel()
      for (const { reject } of waiting) reject(imError('SDK_DESTROYED'))
    }
    this.#reports.clear()
  }

  async #run(report: Report): Promise<void> {
    const { clock, random } = this.#context
    for (let isWanted = true; isWanted;) {
      const waiting = report.waiting.splice(0)
      const second = new Promise<void>((resolve) => (report.cancel = clock.after(TIMING.readReportMs, resolve)))
      let failure: unknown = null
      try {
        await this.#send(report.record)
        for (const { resolve } of waiting) resolve()
      } catch (thrown) {
        failure = thrown
        for (const { reject } of waiting) reject(thrown)
      }
      await second
      if (failure !== null && isPassing(failure) && report.waiting.length === 0)
        await new Promise<void>((resolve) => {
          report.retryNow = resolve
          report.cancel = clock.after(TIMING.syncRetryMs * (1 + random()), resolve)
        })
      report.cancel()
      report.retryNow = ignore
      isWanted = report.waiting.length > 0 || (!isKnown(report.record) && (failure === null || isPassing(failure)))
    }
    this.#reports.delete(report.record.conversationID)
  }

  async #send(record: ConversationRecord): Promise<void> {
    if (isKnown(record)) return
    const { caller } = this.#context
    const { targetID, messageReadSeq, lastMessage } = record
    if (record.type !== TYPES.CONV_GROUP)
      await caller.call('setC2CRead', {
        peerAccount: targetID,
        messageReadSeq,
        lastMessageTime: lastMessage?.time ?? 0,
      })
    else await caller.call('setGroupRead', { ...groupPlace(targetID), messageReadSeq })
    record.reportedReadSeq = Math.max(record.reportedReadSeq, messageReadSeq)
  }
}

const isKnown = ({ reportedReadSeq, messageReadSeq }: ConversationRecord): boolean => reportedReadSeq >= messageReadSeq

const ignore = (): void => undefined
