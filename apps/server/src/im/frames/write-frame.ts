import { forWire, pushes, type ImError, type PushBodies, type PushName, type StoredMessage } from '@org/im-sdk/protocol'
import { textFrame, textFrameParts } from './frames'

interface ReplyHead {
  readonly servcmd: string
  readonly seq: number
}

/** A reply whose end, which is most of it, is already encoded and shared by all receivers. */
export class EncodedReply {
  constructor(
    /** The fields for this receiver only, in camelCase. */
    readonly own: Readonly<Record<string, unknown>>,
    /** The other fields as JSON in wire names, without the opening brace: `"NextSeq":7}`. */
    readonly sharedEnd: Buffer,
  ) {}
}

export const replyFrame = (head: ReplyHead, reply: object): Buffer =>
  textFrame(JSON.stringify({ head: headOf(head), body: { ...OK, ...(forWire(reply) as object) } }))

export const encodedReplyFrame = (head: ReplyHead, { own, sharedEnd }: EncodedReply): readonly [Buffer, Buffer] => {
  const beginning = JSON.stringify({ ...OK, ...(forWire(own) as object) }).slice(0, -1)
  return textFrameParts(`{"head":${JSON.stringify(headOf(head))},"body":${beginning},`, sharedEnd)
}

/** The end of an encoded reply: these fields, and the brace of the frame. */
export const sharedEnd = (fields: string): Buffer => Buffer.from(`${fields}}}`)

export const failureFrame = (head: ReplyHead, error: ImError): Buffer =>
  textFrame(
    JSON.stringify({
      head: headOf(head),
      body: {
        ActionStatus: 'FAIL',
        ErrorCode: error.code,
        ErrorInfo: error.message,
        ErrorName: error.errorName,
      },
    }),
  )

export const pushFrame = <Name extends PushName>(name: Name, body: PushBodies[Name]): Buffer =>
  textFrame(JSON.stringify({ head: { servcmd: pushes[name].wire }, body: forWire(body) }))

/** A message as JSON in wire names. */
export const wireMessage = (message: StoredMessage): string => JSON.stringify(forWire(message))

const OK = { ActionStatus: 'OK', ErrorCode: 0, ErrorInfo: '' } as const

/** Repeats the request's head, and nothing else of it. */
const headOf = ({ servcmd, seq }: ReplyHead) => ({ servcmd, seq })
