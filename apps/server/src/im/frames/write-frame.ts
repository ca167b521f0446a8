import { forWire, pushes, type ImError, type PushBodies, type PushName } from '@org/im-sdk/protocol'
import { textFrame, textFrameParts } from './frames'

interface ReplyHead {
  readonly servcmd: string
  readonly seq: number
}

export const replyFrame = (head: ReplyHead, reply: object): Buffer =>
  textFrame(JSON.stringify({ head: headOf(head), body: { ...OK, ...(forWire(reply) as object) } }))

/** A reply whose body ends with fields that many receivers share, at least one: `"NextSeq":7}` and the frame's brace. */
export const splitReplyFrame = (head: ReplyHead, own: object, end: Buffer): readonly [Buffer, Buffer] => {
  const beginning = JSON.stringify({ ...OK, ...(forWire(own) as object) }).slice(0, -1)
  return textFrameParts(`{"head":${JSON.stringify(headOf(head))},"body":${beginning},`, end)
}

export const sharedEnd = (shared: object): Buffer => Buffer.from(`${JSON.stringify(forWire(shared)).slice(1)}}`)

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

const OK = { ActionStatus: 'OK', ErrorCode: 0, ErrorInfo: '' } as const

/** Repeats the request's head, and nothing else of it. */
const headOf = ({ servcmd, seq }: ReplyHead) => ({ servcmd, seq })
