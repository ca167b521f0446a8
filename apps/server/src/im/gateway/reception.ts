import { CLOSE, type CloseReason } from './close-codes'
import { Connection, type Link } from './connection'
import { createFrameWriter, type FrameSocket } from '../frames/frame-writer'
import { leave, type Im } from '../im'
import { createRouter } from '../router'
import { SharedPush, type WireName } from '../frames/wires'

/** What carries frames to one peer: a socket in the gateway, anything else in a simulation. */
export interface Carrier {
  readonly address: string
  readonly wire: WireName
  /** Takes the bytes of whole frames. */
  readonly socket: FrameSocket
  /** False once either side has begun to close. */
  readonly isOpen: boolean
  close(reason: CloseReason): void
  /** Reads nothing more. What was written still leaves. */
  deafen(): void
  /** Ends it without a word. */
  terminate(): void
}

/** What whoever carries frames tells of one peer. */
export interface Peer {
  /** A whole frame: the text, or the bytes of a binary one. */
  onFrame(data: string | Uint8Array): void
  onPing(): void
  onPong(): void
  /** The link is gone. */
  onClose(): void
}

export interface Reception {
  /** Nobody new is to be let in. */
  readonly isDraining: boolean
  /** Takes a peer in. Once it is closed nothing more is sent, and nothing that comes is looked at. */
  accept(carrier: Carrier): Peer
  /**
   * Moves everybody elsewhere without loss: asks all to leave within so many seconds and serves them until then,
   * answers what has arrived, and closes with 4001 whoever is left. Resolves when nobody is.
   */
  drain(withinSeconds: number): Promise<void>
}

/**
 * What frames, pings and the end of a socket do to a connection, and how much may wait for its reader. `schedule` runs
 * a flush of what was sent within a tick.
 */
export const createReception = (im: Im, schedule?: (flush: () => void) => void): Reception => {
  const { clock, random } = im.context
  const receive = createRouter(im)
  const writer = createFrameWriter({ maxQueuedBytes: im.limits.queuedBytes, schedule })
  const { all } = im.sessions
  let isDraining = false
  let isDeaf = false
  let onEmpty = () => {}

  const accept = (carrier: Carrier): Peer => {
    const end = () => {
      if (connection.isClosed) return
      connection.isClosed = true
      leave(im, connection)
    }
    const outbox = writer.open(carrier.socket, () => link.close(CLOSE.slow))
    const link: Link = {
      address: carrier.address,
      wire: carrier.wire,
      send: (...parts) => {
        if (!connection.isClosed && carrier.isOpen) outbox.send(...parts)
      },
      close: (reason) => {
        if (connection.isClosed) return
        outbox.flush()
        carrier.close(reason)
        end()
      },
      terminate: () => carrier.terminate(),
    }
    const id = Buffer.from(random.bytes(12)).toString('base64url')
    const connection = new Connection(id, link, clock.now(), im.limits)
    im.sessions.add(connection)

    const heard = () => {
      connection.heardAt = clock.now()
      connection.isAsked = false
    }
    /** Who was told to close and goes on all the same speaks to the wall, and still gets the code. */
    const endFlood = () => (connection.isClosed ? carrier.deafen() : link.close(CLOSE.flood))
    const onControl = () => {
      heard()
      if (!connection.pings.take(connection.heardAt)) endFlood()
    }
    return {
      onFrame: (data) => {
        heard()
        const counted = 1 + Math.floor(data.length / im.limits.countedBytes)
        const cost = connection.session === null ? counted * STRANGERS_COST : counted
        if (!connection.frames.take(connection.heardAt, cost)) return endFlood()
        if (connection.isClosed || isDeaf) return
        const isText = typeof data === 'string'
        if (isText !== (link.wire === 'text')) return link.close(isText ? CLOSE.text : CLOSE.binary)
        receive(connection, data)
      },
      onPing: onControl,
      onPong: onControl,
      onClose: () => {
        end()
        im.sessions.remove(connection)
        if (all.size === 0) onEmpty()
      },
    }
  }

  const within = (ms: number, run: (done: () => void) => void) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, resolve)
      run(() => {
        cancel()
        resolve()
      })
    })

  const emptied = (ms: number) =>
    within(ms, (done) => {
      onEmpty = done
      if (all.size === 0) done()
    })

  return {
    get isDraining() {
      return isDraining
    },
    accept,
    drain: async (withinSeconds) => {
      isDraining = true
      if (withinSeconds > 0) {
        const push = new SharedPush('pushReconnect', { withinSeconds })
        for (const { link } of all) link.send(push.frame(link.wire))
        await emptied(withinSeconds * 1_000)
      }
      isDeaf = true
      await within(im.limits.drainWithinMs, async (done) => {
        await answerAll(im)
        done()
      })
      for (const { link } of all) link.close(CLOSE.reconnect)
      await emptied(im.limits.closeWithinMs)
      for (const { link } of all) link.terminate()
    },
  }
}

/** Before a login there is little to say. */
const STRANGERS_COST = 10

/** What is being checked gets to be stored, what is being stored gets its answer. */
const answerAll = async ({ context, sessions, sequences }: Im): Promise<void> => {
  await Promise.all([...sessions.all].map((connection) => connection.inOrder(async () => undefined)))
  await sequences.drain()
  // One turn of the event loop for the answers to be written.
  await new Promise<void>((resolve) => void context.clock.after(0, resolve))
}
