import type { InboundFrame } from '../rpc/codec'
import { isRecord, readBody, type ReadBody } from '../rpc/read-body'
import { readTyped, TYPED_ANSWERS } from './bodies'
import { Frame, MessagesPush, PollReply, RoamReply, SendReply } from './generated/answer-reader'
import { FrameReader } from './frame-reader'
import { gunzip } from './gunzip'
import { fromJson } from './json-bytes'

/** Null if the bytes are not a frame; a promise if the body must be unpacked. Never throws or rejects. */
export const readAnswer = (bytes: Uint8Array): InboundFrame | null | Promise<InboundFrame | null> => {
  try {
    const frame = Frame.decode(new FrameReader(bytes, PARTS))
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

const inbound = ({ servcmd, seq, errorCode, errorInfo, errorName }: Frame, bytes: Uint8Array): InboundFrame | null => {
  const isPush = typeof seq !== 'number'
  if (servcmd === '') return null
  const status = isPush ? {} : errorCode === 0 ? SUCCESS : { actionStatus: 'FAIL', errorCode, errorInfo, errorName }
  const read = errorCode === 0 ? bodyOf(servcmd, bytes) : NO_BODY
  if (read === null) return null
  return { servcmd, seq: isPush ? null : seq, body: { ...read.body, ...status }, broken: read.broken }
}

/** More than any legitimate frame contains. */
const PARTS = 65_536
const SUCCESS = { actionStatus: 'OK', errorCode: 0, errorInfo: '' }
const NO_BODY: ReadBody = { body: {}, broken: 0 }
const READERS = { MessagesPush, SendReply, RoamReply, PollReply }

const bodyOf = (servcmd: string, bytes: Uint8Array): ReadBody | null => {
  const typed = TYPED_ANSWERS.get(servcmd)
  if (typed !== undefined) return readTyped(READERS, typed, bytes, PARTS)
  const wire = fromJson(bytes)
  return isRecord(wire) ? readBody(wire) : null
}

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
