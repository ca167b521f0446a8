import { Writer } from 'protobufjs/minimal.js'
import { forWire } from '../protocol/wire-names'
import type { InboundFrame } from '../rpc/codec'
import { isRecord, readBody, type ReadBody } from '../rpc/read-body'
import { readTyped, TYPED_ANSWERS, writeTyped } from './bodies'
import { Frame } from './generated/frame'
import { gunzip } from './gunzip'
import { fromJson, toJson } from './json-bytes'

/** The head of a reply, or of a push, which has no `seq`. */
export interface AnswerHead {
  readonly servcmd: string
  readonly seq?: number
  readonly errorCode?: number
  readonly errorInfo?: string
}

/** The bytes of a body in the names of the SDK: typed for the hot commands, JSON for the rest. */
export const answerBody = (servcmd: string, body: Readonly<Record<string, unknown>>): Uint8Array => {
  const typed = TYPED_ANSWERS.get(servcmd)
  return typed === undefined ? toJson(forWire(body)) : writeTyped(typed, body)
}

/** Whether the body of a reply or push has a message type of its own. */
export const isTypedAnswer = (servcmd: string): boolean => TYPED_ANSWERS.has(servcmd)

/** A whole frame. `packed` is the end of the body, compressed with gzip. */
export const writeAnswer = (head: AnswerHead, body: Uint8Array, packed?: Uint8Array): Uint8Array =>
  Frame.encode({ ...head, body, packed }).finish()

/**
 * The beginning of a frame whose body ends with bytes that many receivers share: `length` of them must follow. Bodies of either kind may
 * be cut anywhere between two fields.
 */
export const writeAnswerBeginning = (
  head: AnswerHead,
  body: Uint8Array,
  shared: { readonly length: number; readonly isPacked: boolean },
): Uint8Array => {
  if (shared.isPacked)
    return Frame.encode({ ...head, body }, Writer.create())
      .uint32(PACKED)
      .uint32(shared.length)
      .finish()
  return Writer.create()
    .raw(Frame.encode(head).finish())
    .uint32(BODY)
    .uint32(body.length + shared.length)
    .raw(body)
    .finish()
}

/** Tags of the fields `body` and `packed`: their number, and that their length follows. */
const BODY = (6 << 3) | 2
const PACKED = (7 << 3) | 2

/** Null for bytes that are no frame, a promise where the body has to be unpacked. Never throws or rejects. */
export const readAnswer = (bytes: Uint8Array): InboundFrame | null | Promise<InboundFrame | null> => {
  try {
    const frame = Frame.decode(bytes)
    return frame.packed.length === 0 ? inbound(frame, frame.body) : unpacked(frame)
  } catch {
    return null
  }
}

const unpacked = async (frame: Frame): Promise<InboundFrame | null> => {
  try {
    return inbound(frame, joined(frame.body, await gunzip(frame.packed)))
  } catch {
    return null
  }
}

const inbound = ({ servcmd, seq, errorCode, errorInfo }: Frame, bytes: Uint8Array): InboundFrame | null => {
  const isPush = typeof seq !== 'number'
  if (servcmd === '') return null
  const status = isPush ? {} : { actionStatus: errorCode === 0 ? 'OK' : 'FAIL', errorCode, errorInfo }
  const read = errorCode === 0 ? bodyOf(servcmd, bytes) : NO_BODY
  if (read === null) return null
  return { servcmd, seq: isPush ? null : seq, body: { ...read.body, ...status }, broken: read.broken }
}

const NO_BODY: ReadBody = { body: {}, broken: 0 }

const bodyOf = (servcmd: string, bytes: Uint8Array): ReadBody | null => {
  const typed = TYPED_ANSWERS.get(servcmd)
  if (typed !== undefined) return readTyped(typed, bytes)
  const wire = fromJson(bytes)
  return isRecord(wire) ? readBody(wire) : null
}

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
