import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../ports/clock'
import type { UploadBody } from '../../services/uploads/receive'
import { UploadRefusal } from '../../services/uploads/upload-refusal'

/** Our limits: a body may pause this long, and must have this rate beyond that. */
const BODY_PACE = { pauseMs: 15_000, bytesPerMs: 16 } as const

export interface BodyReader extends UploadBody {
  /** Abandons the request: discards the rest of the body for a while, so that the connection can be reused. */
  end(): void
}

/**
 * Reads a request's body in chunks, without buffering. The time spent waiting for the sender is limited in proportion
 * to the received bytes, so that a slow phone succeeds and a stuck one does not; beyond it TOO_SLOW is thrown.
 */
export const readBody = (request: IncomingMessage, clock: Clock): BodyReader => {
  // The socket stays open if reading ends early, because the reply needs it.
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
  let held: Buffer = EMPTY
  let received = 0
  let waitedMs = 0

  const next = async (): Promise<Buffer | null> => {
    const before = clock.now()
    const allowed = Math.min(BODY_PACE.pauseMs, BODY_PACE.pauseMs + received / BODY_PACE.bytesPerMs - waitedMs)
    const chunk = await inTime(clock, allowed, chunks.next())
    waitedMs += clock.now() - before
    if (chunk.done) return null
    received += chunk.value.length
    return chunk.value
  }

  async function* take(count: number): AsyncGenerator<Buffer, void, undefined> {
    for (let left = count; left > 0;) {
      if (held.length === 0) held = (await next()) ?? EMPTY
      if (held.length === 0) throw new UploadRefusal('CUT_SHORT')
      const piece = held.subarray(0, left)
      held = held.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  return {
    take,
    peek: async (count) => {
      while (held.length < count) {
        const chunk = await next()
        if (chunk === null) break
        held = Buffer.concat([held, chunk])
      }
      return held.subarray(0, count)
    },
    skip: async (count) => {
      for await (const _piece of take(count));
    },
    end: () => {
      if (request.readableEnded || request.destroyed) return
      const throwAway = () => void request.resume()
      chunks.return?.().then(throwAway, throwAway)
      const cancel = clock.after(BODY_PACE.pauseMs, () => request.destroy())
      request.once('close', cancel)
    },
  }
}

const EMPTY = Buffer.alloc(0)

const inTime = <T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = clock.after(Math.max(0, ms), () => reject(new UploadRefusal('TOO_SLOW')))
    promise.then(resolve, reject).finally(cancel)
  })
