import * as v from 'valibot'
import { REPORT_LEVELS, REPORT_LIMITS } from '../limits'
import { empty } from './common'
import { idOf, notId } from './id-fields'

/** Names and numbers only. No field accepts text that a person could have written. */
const word = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,32}$/), notId())
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), notId())
const servcmd = v.pipe(v.string(), v.regex(/^[a-z\d_.]{0,64}$/), notId())
const printable = (max: number) => v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]*$/u), v.maxLength(max), notId())
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647), notId())
/** Milliseconds, or epoch milliseconds by the server's clock. */
const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER), notId())

/** Rule: IM-53. */
const header = v.object({
  SDKType: v.literal(REPORT_LIMITS.sdkType),
  SDKAppID: v.pipe(v.number(), v.integer(), v.minValue(1), idOf('app')),
  SDKVersion: printable(32),
  tinyID: printable(64),
  userID: v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]+$/u), v.maxLength(64), idOf('user')),
  platform: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  instanceID: printable(64),
  /** One per start of the engine. */
  traceID: id,
})

const event = v.object({
  /** The server keeps an event only once, by its id. */
  eventID: id,
  name: word,
  level: v.picklist(REPORT_LEVELS),
  time: ms,
  command: servcmd,
  code: v.pipe(v.number(), v.integer(), v.minValue(-2_147_483_648), v.maxValue(2_147_483_647), notId()),
  costTime: ms,
  count,
})

const requestQuality = v.object({
  command: servcmd,
  totalCount: count,
  successCount: count,
  /** Failures caused by the user: they say nothing about the network. Rule: IM-45. */
  userSideCount: count,
  averageCost: ms,
  maxCost: ms,
})

const record = v.object({
  /** The server keeps a record only once, by its id. */
  recordID: id,
  startTime: ms,
  duration: ms,
  requestList: v.pipe(v.array(requestQuality), v.maxLength(REPORT_LIMITS.commands)),
  /** Messages by delay from the server, in seconds. */
  delayUnder1s: count,
  delay1To3s: count,
  delayOver3s: count,
  connectCount: count,
  connectedCount: count,
  /** Probes of the network, including pings. Any reply counts as success. */
  probeOkCount: count,
  probeFailCount: count,
})

export const reportEvents = {
  summary: 'Reports engine events: failures, connections, warnings. Names and numbers, never what people write.',
  request: v.object({
    header,
    eventList: v.pipe(v.array(event), v.minLength(1), v.maxLength(REPORT_LIMITS.maxEvents)),
  }),
  reply: empty,
}
export const reportQuality = {
  summary: 'Reports counts of requests, deliveries and network probes, over some minutes each.',
  request: v.object({
    header,
    recordList: v.pipe(v.array(record), v.minLength(1), v.maxLength(REPORT_LIMITS.unsentRecords)),
  }),
  reply: empty,
}
