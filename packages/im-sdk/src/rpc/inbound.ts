import { asImError, imError } from '../protocol/im-error'
import { pushes, type PushBodies, type PushName } from '../protocol/pushes'
import type { Caller } from './caller'
import type { Codec, InboundFrame } from './codec'

export type PushHandlers = { readonly [Name in PushName]: (body: PushBodies[Name]) => void }

export interface InboundOptions {
  readonly codec: Codec
  readonly caller: Caller
  readonly pushes: PushHandlers
  readonly onError: (error: Error) => void
  /** Who is logged in: what is still being unpacked when that changes is of no concern any more. */
  readonly userID: () => string
}

/**
 * The door for everything that arrives: a reply goes to its caller, a push to its handler, the rest is a named error.
 */
export const createInbound = ({ codec, caller, pushes: handlers, onError, userID }: InboundOptions) => {
  const byWire = new Map<string, (body: never) => void>(
    (Object.keys(pushes) as PushName[]).map((name) => [pushes[name].wire, handlers[name]]),
  )
  const take = (frame: InboundFrame | null): void => {
    if (frame === null) return onError(imError('FRAME_INVALID'))
    if (frame.broken > 0)
      onError(imError('FRAME_INVALID', `${frame.broken} messages of ${frame.servcmd} cannot be read.`))
    if (frame.seq !== null) return caller.receive(frame)
    const handle = byWire.get(frame.servcmd)
    if (handle === undefined)
      return onError(imError('UNKNOWN_PROTOCOL', `${frame.servcmd} is no push of this version.`))
    /** Push bodies are read defensively by their handlers: a field may be missing. */
    try {
      handle(frame.body as never)
    } catch (thrown) {
      onError(asImError(thrown))
    }
  }

  /** Frames are taken in the order of their arrival: while one is being unpacked, those behind it wait. */
  let last: Promise<void> | null = null
  const takeAfter = async (previous: Promise<void> | null, frame: Promise<InboundFrame | null>, owner: string) => {
    await previous
    const read = await frame
    if (owner === userID()) take(read)
  }
  return (data: unknown): void => {
    const frame = codec.decode(data)
    if (last === null && !(frame instanceof Promise)) return take(frame)
    const mine = takeAfter(last, Promise.resolve(frame), userID()).finally(() => {
      if (last === mine) last = null
    })
    last = mine
  }
}
