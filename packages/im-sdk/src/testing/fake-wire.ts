import { answerBody, readRequest, writeAnswer, type AnswerHead } from '../binary'
import type { FrameData, RequestHead } from '../protocol/envelope'
import { PROTOCOL } from '../protocol/limits'
import { forWire, fromWire } from '../protocol/wire-names'
import type { FakePeer } from './fake-peer'

/** A reply or push, encoded with the peer's codec. */
export const answerFrame = ({ url }: FakePeer, head: AnswerHead, body: object): FrameData => {
  const fields = body as Record<string, unknown>
  if (url.pathname === PROTOCOL.binaryPath) return writeAnswer(head, answerBody(head.servcmd, fields)) as FrameData
  const { servcmd, seq, errorCode, errorInfo, errorName } = head
  if (seq === undefined) return JSON.stringify({ head: { servcmd }, body: forWire(fields) })
  const status = { actionStatus: errorCode === 0 ? 'OK' : 'FAIL', errorCode, errorInfo, errorName }
  return JSON.stringify({ head: { servcmd, seq }, body: forWire({ ...status, ...fields }) })
}

/** A request with SDK names. Throws if it is not a request, because the engine never sends one. */
export const readRequestFrame = (data: FrameData): { head: RequestHead; body: Record<string, unknown> } => {
  if (typeof data !== 'string') {
    const request = readRequest(data)
    if (request === null) throw new Error('The engine sent a frame that cannot be read.')
    const body = request.names === 'wire' ? fromWire(request.body) : request.body
    return { head: request.head as RequestHead, body: body as Record<string, unknown> }
  }
  const { head, body } = JSON.parse(data) as { head: RequestHead; body: unknown }
  return { head, body: fromWire(body) as Record<string, unknown> }
}
