import { gzipSync } from 'node:zlib'
import { answerBody, isTypedAnswer, writeAnswer, writeAnswerBeginning, type AnswerHead } from '@org/im-sdk/binary'
import {
  commands,
  forWire,
  pushes,
  type CommandName,
  type Commands,
  type ImError,
  type PushBodies,
  type PushName,
  type ReplyOf,
} from '@org/im-sdk/protocol'
import { binaryFrame, binaryFrameParts } from './frames'
import { failureFrame, pushFrame, replyFrame, sharedEnd, splitReplyFrame } from './write-frame'

/** The format of a socket: text frames, binary frames, or binary frames with large bodies compressed. */
export type WireName = 'text' | 'binary' | 'packed'

type ReplyHead = Required<Pick<AnswerHead, 'servcmd' | 'seq'>>

/** The encoder of a format. */
interface Wire {
  reply(head: ReplyHead, reply: object): Buffer
  /** The end of a reply's body that many receivers share. */
  sharedEnd(servcmd: string, shared: object): SharedEnd
  splitReply(head: ReplyHead, own: object, end: SharedEnd): readonly [Buffer, Buffer]
  failure(head: ReplyHead, error: ImError): Buffer
  push<Name extends PushName>(name: Name, body: PushBodies[Name]): Buffer
}

const text: Wire = {
  reply: replyFrame,
  sharedEnd: (_servcmd, shared) => ({ bytes: sharedEnd(shared), isPacked: false }),
  splitReply: (head, own, { bytes }) => splitReplyFrame(head, own, bytes),
  failure: failureFrame,
  push: pushFrame,
}

const binaryWire = (packs: boolean): Wire => {
  const frame = (head: AnswerHead, body: Uint8Array) =>
    packs && body.length >= PACK_FROM
      ? binaryFrame(writeAnswer(head, NO_BYTES, gzipSync(body)))
      : binaryFrame(writeAnswer(head, body))
  return {
    reply: (head, reply) => frame(headOf(head), answerBody(head.servcmd, reply as Record<string, unknown>)),
    sharedEnd: (servcmd, shared) => {
      const plain = isTypedAnswer(servcmd)
        ? Buffer.from(answerBody(servcmd, shared as Record<string, unknown>))
        : Buffer.from(JSON.stringify(forWire(shared)).slice(1))
      const isPacked = packs && plain.length >= PACK_FROM
      return { bytes: isPacked ? gzipSync(plain) : plain, isPacked }
    },
    splitReply: (head, own, { bytes, isPacked }) => {
      const shared = { length: bytes.length, isPacked }
      return binaryFrameParts(writeAnswerBeginning(headOf(head), beginningOf(head.servcmd, own), shared), bytes)
    },
    failure: (head, { code, message, errorName }) =>
      binaryFrame(writeAnswer({ ...headOf(head), errorCode: code, errorInfo: message, errorName }, NO_BYTES)),
    push: (name, body) => {
      const { wire: servcmd } = pushes[name]
      return frame({ servcmd }, answerBody(servcmd, body))
    },
  }
}

export const WIRES: Readonly<Record<WireName, Wire>> = {
  text,
  binary: binaryWire(false),
  packed: binaryWire(true),
}

/** One push to many receivers: encoded once per format in use. */
export class SharedPush<Name extends PushName = PushName> {
  private readonly frames = new Map<WireName, Buffer>()

  constructor(
    private readonly name: Name,
    private readonly body: PushBodies[Name],
  ) {}

  frame(wire: WireName): Buffer {
    const known = this.frames.get(wire)
    if (known !== undefined) return known
    const made = WIRES[wire].push(this.name, this.body)
    this.frames.set(wire, made)
    return made
  }
}

/** The fields of a reply that many receivers share: encoded once per format in use. */
export class SharedReply<Name extends CommandName = CommandName> {
  private readonly ends = new Map<WireName, SharedEnd>()

  constructor(
    private readonly name: Name,
    readonly shared: Partial<ReplyOf<Commands[Name]>> & object,
  ) {}

  /** The reply of one receiver, with the fields that are its own. */
  with(own: Partial<ReplyOf<Commands[Name]>> & object): SplitReply {
    return new SplitReply(this, own)
  }

  end(wire: WireName): SharedEnd {
    const known = this.ends.get(wire)
    if (known !== undefined) return known
    const made = WIRES[wire].sharedEnd(commands[this.name].wire, this.shared)
    this.ends.set(wire, made)
    return made
  }
}

/** A reply whose end others get too. */
export class SplitReply {
  constructor(
    private readonly reply: Pick<SharedReply, 'shared' | 'end'>,
    private readonly own: object,
  ) {}

  get body(): object {
    return { ...this.own, ...this.reply.shared }
  }

  /** The frame in two parts, of which the second is the same bytes for all receivers. */
  frame(wire: WireName, head: ReplyHead): readonly [Buffer, Buffer] {
    return WIRES[wire].splitReply(head, this.own, this.reply.end(wire))
  }
}

/** Smaller bodies hardly compress. */
const PACK_FROM = 1_024
const NO_BYTES = new Uint8Array()

/** Repeats the request's head, and nothing else of it. */
const headOf = ({ servcmd, seq }: ReplyHead) => ({ servcmd, seq })

/** The start of a body that ends with shared fields. */
const beginningOf = (servcmd: string, own: object): Uint8Array =>
  isTypedAnswer(servcmd)
    ? answerBody(servcmd, own as Record<string, unknown>)
    : Buffer.from(`${JSON.stringify(forWire(own)).slice(0, -1)}${Object.keys(own).length > 0 ? ',' : ''}`)

interface SharedEnd {
  readonly bytes: Buffer
  readonly isPacked: boolean
}
