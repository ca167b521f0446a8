import { answerBody, binary, readRequest, writeAnswer } from '@org/im-sdk/binary'
import { forWire, fromWire, type FrameData, type RequestHead } from '@org/im-sdk/protocol'

/** The frame format of a device. */
export type WireName = 'text' | 'binary'

/** A request as a device has sent it, its body's keys in camelCase. */
export interface Request {
  readonly head: RequestHead
  readonly body: Readonly<Record<string, unknown>>
}

/** A reply, or a push, which has no `seq`. */
export interface Answer {
  readonly servcmd: string
  readonly seq: number | null
  readonly body: Readonly<Record<string, unknown>>
}

export const readUp = (data: FrameData): Request => {
  if (typeof data === 'string') {
    const { head, body } = JSON.parse(data) as Request
    return { head, body: fromWire(body) as Request['body'] }
  }
  const request = readRequest(data)
  if (request === null) throw new Error('A device has sent a frame that cannot be read.')
  const body = request.names === 'wire' ? fromWire(request.body) : request.body
  return { head: request.head as RequestHead, body: body as Request['body'] }
}

export const writeUp = ({ head, body }: Request, wire: WireName): FrameData =>
  wire === 'binary' ? binary.encode({ head, body: { ...body } }) : JSON.stringify({ head, body: forWire(body) })

export const readDown = (data: FrameData): Answer => {
  if (typeof data === 'string') {
    const { head, body } = JSON.parse(data) as { head: { servcmd: string; seq?: number }; body: unknown }
    return { servcmd: head.servcmd, seq: head.seq ?? null, body: fromWire(body) as Answer['body'] }
  }
  const frame = binary.decode(data)
  if (frame === null || frame instanceof Promise) throw new Error('A server has sent a frame that cannot be read.')
  return frame
}

/** A reply; with an error code other than 0 a refusal. */
export const writeReply = (
  { servcmd, seq }: Pick<RequestHead, 'servcmd' | 'seq'>,
  body: Record<string, unknown>,
  errorCode: number,
  wire: WireName,
): FrameData => {
  const errorInfo = errorCode === 0 ? '' : 'refused'
  if (wire === 'binary') {
    const bytes = errorCode === 0 ? answerBody(servcmd, body) : new Uint8Array()
    return writeAnswer({ servcmd, seq, errorCode, errorInfo }, bytes) as FrameData
  }
  const status = { actionStatus: errorCode === 0 ? 'OK' : 'FAIL', errorCode, errorInfo }
  return JSON.stringify({ head: { servcmd, seq }, body: forWire({ ...status, ...body }) })
}
