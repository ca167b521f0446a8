import { IM_PLATFORM, PROTOCOL, fromWire } from '@org/im-sdk/protocol'
import * as v from 'valibot'
import { fits, type JsonLimits } from '../../services/json-limits'

const STORABLE = /^[^\p{Cc}\p{Cs}]*$/u

/** The fields of a request's head that the router uses. Omitted optional fields are empty. */
const headSchema = v.object({
  servcmd: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  seq: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PROTOCOL.maxSequence)),
  identifier: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  usersig: v.optional(v.pipe(v.string(), v.maxLength(2_048)), ''),
  a2: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
  // They are stored, and PostgreSQL texts cannot contain a NUL.
  instanceid: v.optional(v.pipe(v.string(), v.maxLength(64), v.regex(STORABLE)), ''),
  reqkey: v.optional(v.pipe(v.string(), v.maxLength(64), v.regex(STORABLE)), ''),
  platform: v.optional(v.picklist(Object.values(IM_PLATFORM)), IM_PLATFORM.web),
  sdkappid: v.optional(v.number()),
})

export type Head = v.InferOutput<typeof headSchema>

export type ReadFrame =
  | { readonly ok: true; readonly head: Head; readonly body: unknown }
  /** `servcmd` and `seq` for the reply, as far as they could be read. */
  | { readonly ok: false; readonly servcmd: string; readonly seq: number; readonly reason: string }

/** A request from the wire with its body's keys in camelCase. Never throws, whatever the text. */
export const readFrame = (text: string, limits: JsonLimits): ReadFrame => {
  const frame = parse(text)
  if (!isRecord(frame)) return refused({}, 'A frame is a JSON object with head and body.')
  const rawHead = isRecord(frame['head']) ? frame['head'] : {}
  if (!fits(frame, limits)) return refused(rawHead, 'The frame is nested too deeply or holds too many values.')
  if (!isRecord(frame['body'])) return refused(rawHead, 'The body is not a JSON object.')
  return readHead(rawHead, fromWire(frame['body']))
}

/** The frame of a parsed body, if its head is valid. */
export const readHead = (rawHead: object, body: unknown): ReadFrame => {
  const head = v.safeParse(headSchema, rawHead)
  if (head.success) return { ok: true, head: head.output, body }
  return refused(rawHead, `The head is not valid: ${v.getDotPath(head.issues[0]) ?? 'head'}.`)
}

export const refused = (head: { servcmd?: unknown; seq?: unknown }, reason: string): ReadFrame => ({
  ok: false,
  servcmd: typeof head.servcmd === 'string' ? head.servcmd.slice(0, 64) : '',
  seq: Number.isSafeInteger(head.seq) ? Number(head.seq) : 0,
  reason,
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
