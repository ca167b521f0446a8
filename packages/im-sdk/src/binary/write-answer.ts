import { Writer } from 'protobufjs/minimal.js'
import { forWire } from '../protocol/wire-names'
import { TYPED_ANSWERS, writeTyped } from './bodies'
import { Frame, MessagesPush, PollReply, RoamReply, SendReply } from './generated/answer-writer'
import { toJson } from './json-bytes'

/** The head of a reply, or of a push, which has no `seq`. */
export interface AnswerHead {
  readonly servcmd: string
  readonly seq?: number
  readonly errorCode?: number
  readonly errorInfo?: string
  readonly errorName?: string
}

/** The bytes of a body with SDK names: typed for the hot commands, JSON for all others. */
export const answerBody = (servcmd: string, body: Readonly<Record<string, unknown>>): Uint8Array => {
  const typed = TYPED_ANSWERS.get(servcmd)
  return typed === undefined ? toJson(forWire(body)) : writeTyped(WRITERS, typed, body)
}

/** Whether the body of a reply or push has its own message type. */
export const isTypedAnswer = (servcmd: string): boolean => TYPED_ANSWERS.has(servcmd)

/** A whole frame. `packed` is the gzip-compressed last part of the body. */
export const writeAnswer = (head: AnswerHead, body: Uint8Array, packed?: Uint8Array): Uint8Array =>
  Frame.encode({ ...head, body, packed }).finish()

/**
 * The beginning of a frame whose body ends with bytes that many receivers share; `length` bytes must follow. Both
 * kinds of body may be split between any two fields.
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

/** The tags of the length-delimited fields `body` and `packed`. */
const BODY = (6 << 3) | 2
const PACKED = (7 << 3) | 2

const WRITERS = { MessagesPush, SendReply, RoamReply, PollReply }
