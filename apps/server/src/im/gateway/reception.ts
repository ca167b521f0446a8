import { CLOSE, type CloseReason } from './close-codes'
import { Connection, type Link } from './connection'
import { createFrameWriter, type FrameSocket } from '../frames/frame-writer'
import { leave, type Im } from '../im'
import { createRouter } from '../router'
import { SharedPush, type WireName } from '../frames/wires'

/** The transport to one peer: a socket in the gateway, or a simulated link. */
export interface Carrier {
  readonly address: string
  readonly wire: WireName
  /** Writes the bytes of whole frames. */
  readonly socket: FrameSocket
  /** False once either side has started to close. */
  readonly isOpen: boolean
  close(reason: CloseReason): void
  /** Stops reading. Written data is still sent. */
  deafen(): void
  /** Closes it without a close frame. */
  terminate(): void
}

/** The events of one peer's transport. */
export interface Peer {
  /** A whole frame: the text, or the bytes of a binary one. */
  onFrame(data: string | Uint8Array): void
  onPing(): void
  onPong(): void
  /** The link is gone. */
  onClose(): void
}

export interface Reception {
  /** True once no new peers are accepted. */
  readonly isDraining: boolean
  /** Adds a peer. After it is closed nothing is sent, and its input is ignored. */
  accept(carrier: Carrier): Peer
  /**
   * Moves all clients to other hosts without loss: asks them to leave within the given seconds and serves them until
   * then, answers received requests, and closes the remaining connections with 4001. Resolves when there are none.
   */
  drain(withinSeconds: number): Promise<void>
}

/**
 * Applies frames, pings and the end of a socket to its connection, and limits its output queue. `schedule` runs the
 * flush at the end of a tick.
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
    /** The peer keeps sending after the close: stop reading, and let the close frame out. */
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

/** Before a login few frames are needed. */
const STRANGERS_COST = 10

/** Requests that are being checked are still stored, and stored ones still get their reply. */
const answerAll = async ({ context, sessions, sequences }: Im): Promise<void> => {
  await Promise.all([...sessions.all].map((connection) => connection.inOrder(async () => undefined)))
  await sequences.drain()
  // One turn of the event loop to write the replies.
  await new Promise<void>((resolve) => void context.clock.after(0, resolve))
}
