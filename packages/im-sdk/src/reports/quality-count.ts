import type { TraceEvent } from '../connection/trace'
import { sessionCommands } from '../protocol/commands/session'
import { CORE_ERRORS } from '../protocol/errors/core'
import { isUserSide } from '../protocol/errors/user-side'
import { REPORT_LIMITS } from '../protocol/limits'
import type { RequestBody } from '../rpc/caller'
import { isTelling } from './report-event'
import { wholeMs } from './whole-ms'

export type QualityRecord = RequestBody<'reportQuality'>['recordList'][number]

type Counts = Omit<QualityRecord, 'recordID' | 'startTime' | 'duration' | 'requestList'>
type Requests = Omit<QualityRecord['requestList'][number], 'averageCost'> & { sumCost: number }

/** Counts trace records over some minutes. Rule: IM-55. */
export class QualityCount {
  readonly #startTime: number
  readonly #counts: { -readonly [Key in keyof Counts]: number } = {
    delayUnder1s: 0,
    delay1To3s: 0,
    delayOver3s: 0,
    connectCount: 0,
    connectedCount: 0,
    probeOkCount: 0,
    probeFailCount: 0,
  }
  readonly #requests = new Map<string, Requests>()

  /** Epoch milliseconds by the server's clock. */
  constructor(startTime: number) {
    this.#startTime = startTime
  }

  /** `now`: epoch milliseconds by the server's clock. */
  add(told: TraceEvent, now: number): void {
    const counts = this.#counts
    if (told.type === 'request') this.#request(told)
    else if (told.type === 'received') for (const time of told.times) counts[delayBucket(now - time * 1_000)] += 1
    else if (told.type === 'connection') {
      if (told.isAttempt) counts.connectCount += 1
      if (told.event === 'opened') counts.connectedCount += 1
      if (told.event === 'probeFine') counts.probeOkCount += 1
      if (told.event === 'probeFailed') counts.probeFailCount += 1
    }
  }

  /** The number of slow messages if more than half were slow, otherwise 0. */
  get slow(): number {
    const { delayUnder1s, delay1To3s, delayOver3s } = this.#counts
    const all = delayUnder1s + delay1To3s + delayOver3s
    return delayOver3s > all * REPORT_LIMITS.slowShare ? delayOver3s : 0
  }

  /** Null if nothing happened. */
  record(recordID: string, now: number): QualityRecord | null {
    const requestList = Array.from(this.#requests.values(), ({ sumCost, ...request }) => ({
      ...request,
      averageCost: wholeMs(sumCost / request.totalCount),
    }))
    const isEmpty = requestList.length === 0 && Object.values(this.#counts).every((count) => count === 0)
    if (isEmpty) return null
    const startTime = this.#startTime
    const counts = this.#counts
    return { recordID, startTime: wholeMs(startTime), duration: wholeMs(now - startTime), requestList, ...counts }
  }

  #request(told: Extract<TraceEvent, { type: 'request' }>): void {
    const { command, code, ms } = told
    if (!isTelling(told)) return
    if (command === sessionCommands.ping.wire) this.#ping(code)
    const row = this.#rowOf(command)
    row.totalCount += 1
    if (code === 0) row.successCount += 1
    else if (isUserSide(code)) row.userSideCount += 1
    row.sumCost += ms
    row.maxCost = Math.max(row.maxCost, wholeMs(ms))
  }

  /**
   * A ping is a probe too. Any reply counts as success, also OVER_FREQUENCY_LIMIT and SERVICE_OVERLOAD. Rule: IM-10.
   */
  #ping(code: number): void {
    if (code === CORE_ERRORS.NETWORK_TIMEOUT) this.#counts.probeFailCount += 1
    else if (code !== CORE_ERRORS.NETWORK_ERROR) this.#counts.probeOkCount += 1
  }

  #rowOf(command: string): Requests {
    const isKnown = this.#requests.has(command) || this.#requests.size < REPORT_LIMITS.commands - 1
    const name = isKnown ? command : OTHERS
    const known = this.#requests.get(name)
    if (known !== undefined) return known
    const row = { command: name, totalCount: 0, successCount: 0, userSideCount: 0, maxCost: 0, sumCost: 0 }
    this.#requests.set(name, row)
    return row
  }
}

const OTHERS = 'others'

const delayBucket = (delayMs: number): 'delayUnder1s' | 'delay1To3s' | 'delayOver3s' => {
  if (delayMs < REPORT_LIMITS.fastDelayMs) return 'delayUnder1s'
  return delayMs <= REPORT_LIMITS.slowDelayMs ? 'delay1To3s' : 'delayOver3s'
}
