import { gzipSync } from 'node:zlib'
import { answerBody, isTypedAnswer, writeAnswer, writeAnswerBeginning, type AnswerHead } from '@org/im-sdk/binary'
import { forWire, fromWire, pushes, type ImError, type PushBodies, type PushName } from '@org/im-sdk/protocol'
import { binaryFrame, binaryFrameParts } from './frames'
import { encodedReplyFrame, failureFrame, pushFrame, replyFrame, type EncodedReply } from './write-frame'

/** The format of a socket: text frames, binary frames, or binary frames with large bodies compressed. */
export type WireName = 'text' | 'binary' | 'packed'

type ReplyHead = Required<Pick<AnswerHead, 'servcmd' | 'seq'>>

/** The encoder of a format. */
interface Wire {
  reply(head: ReplyHead, reply: object): Buffer
  encodedReply(head: ReplyHead, reply: EncodedReply): readonly [Buffer, Buffer]
  failure(head: ReplyHead, error: ImError): Buffer
  push<Name extends PushName>(name: Name, body: PushBodies[Name]): Buffer
}

const text: Wire = {
  reply: replyFrame,
  encodedReply: encodedReplyFrame,
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
    encodedReply: (head, { own, sharedEnd }) => {
      const { plain, packed } = endsOf(head.servcmd, sharedEnd)
      const isPacked = packs && plain.length >= PACK_FROM
      const end = isPacked ? packed() : plain
      const shared = { length: end.length, isPacked }
      return binaryFrameParts(writeAnswerBeginning(headOf(head), beginningOf(head.servcmd, own), shared), end)
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

/** Smaller bodies hardly compress. */
const PACK_FROM = 1_024
const NO_BYTES = new Uint8Array()

/** Repeats the request's head, and nothing else of it. */
const headOf = ({ servcmd, seq }: ReplyHead) => ({ servcmd, seq })

/** The start of a body that ends with shared fields. */
const beginningOf = (servcmd: string, own: Readonly<Record<string, unknown>>): Uint8Array =>
  isTypedAnswer(servcmd)
    ? answerBody(servcmd, own)
    : Buffer.from(`${JSON.stringify(forWire(own)).slice(0, -1)}${Object.keys(own).length > 0 ? ',' : ''}`)

interface SharedEnds {
  readonly plain: Buffer
  readonly packed: () => Buffer
}

const ends = new WeakMap<Buffer, SharedEnds>()

/** The binary form of a text reply's shared end, encoded once for all receivers. */
const endsOf = (servcmd: string, sharedEnd: Buffer): SharedEnds => {
  const known = ends.get(sharedEnd)
  if (known !== undefined) return known
  // Without the last brace, which closes the frame.
  const json = sharedEnd.subarray(0, -1)
  const plain = isTypedAnswer(servcmd)
    ? Buffer.from(answerBody(servcmd, fromWire(JSON.parse(`{${json.toString()}`)) as Record<string, unknown>))
    : json
  let packed: Buffer | null = null
  const made = { plain, packed: () => (packed ??= gzipSync(plain)) }
  ends.set(sharedEnd, made)
  return made
}
