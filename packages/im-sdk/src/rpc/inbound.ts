import { imError } from '../protocol/im-error'
import { pushes, type PushBodies, type PushName } from '../protocol/pushes'
import type { Caller } from './caller'
import type { Codec } from './codec'

export type PushHandlers = { readonly [Name in PushName]: (body: PushBodies[Name]) => void }

export interface InboundOptions {
  readonly codec: Codec
  readonly caller: Caller
  readonly pushes: PushHandlers
  readonly onError: (error: Error) => void
}

/** The door for everything that arrives: a reply goes to its caller, a push to its handler, the rest is a named error. */
export const createInbound = ({ codec, caller, pushes: handlers, onError }: InboundOptions) => {
  const byWire = new Map<string, (body: never) => void>(
    (Object.keys(pushes) as PushName[]).map((name) => [pushes[name].wire, handlers[name]]),
  )
  return (data: unknown): void => {
    const frame = codec.decode(data)
    if (frame === null) return onError(imError('FRAME_INVALID'))
    if (frame.broken > 0)
      onError(imError('FRAME_INVALID', `${frame.broken} messages of ${frame.servcmd} cannot be read.`))
    if (frame.seq !== null) return caller.receive(frame)
    const handle = byWire.get(frame.servcmd)
    if (handle === undefined)
      return onError(imError('UNKNOWN_PROTOCOL', `${frame.servcmd} is no push of this version.`))
    /** Push bodies are read defensively by their handlers: a field may be missing. */
    handle(frame.body as never)
  }
}
