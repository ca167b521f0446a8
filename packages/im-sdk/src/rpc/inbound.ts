import { asImError, imError } from '../protocol/im-error'
import { pushes as rows, type PushHandlers, type PushName } from '../protocol/pushes'
import type { Registry } from '../store/registry'
import type { Caller } from './caller'
import type { Codec, InboundFrame } from './codec'

export interface InboundOptions {
  readonly codec: Codec
  readonly caller: Caller
  readonly pushes: Registry<PushHandlers>
  readonly onError: (error: Error) => void
  /** The logged-in user. Frames that are still being unpacked when it changes are dropped. */
  readonly userID: () => string
}

/** Handles every incoming frame: a reply goes to its caller, a push to its handler, anything else is a named error. */
export const createInbound = ({ codec, caller, pushes, onError, userID }: InboundOptions) => {
  const names = new Map<string, PushName>((Object.keys(rows) as PushName[]).map((name) => [rows[name].wire, name]))
  const take = (frame: InboundFrame | null): void => {
    if (frame === null) return onError(imError('FRAME_INVALID'))
    if (frame.broken > 0)
      onError(imError('FRAME_INVALID', `${frame.broken} messages of ${frame.servcmd} cannot be read.`))
    if (frame.seq !== null) return caller.receive(frame)
    const name = names.get(frame.servcmd)
    if (name === undefined) return onError(imError('UNKNOWN_PROTOCOL', `Unknown push ${frame.servcmd}.`))
    /** A push of an absent module has no handler. Handlers read bodies defensively: a field may be missing. */
    try {
      pushes.get(name)?.(frame.body as never)
    } catch (thrown) {
      onError(asImError(thrown))
    }
  }

  /** Frames are handled in the order of arrival: while one is being unpacked, later ones wait. */
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
