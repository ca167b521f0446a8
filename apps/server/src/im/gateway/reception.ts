import type { Clock } from '../../ports/clock'
import { AcceptedTransport, type Transport, type TransportListener } from './accepted-transport'
import { CLOSE } from './close-codes'
import type { Connection } from './connection'
import { FrameWriter } from '../frames/frame-writer'
import type { Im } from '../im'
import { receiveFrame } from '../router'
import { SharedPush } from '../frames/wires'

/** Accepts transports, limits their output queues, and moves them to other hosts when the process stops. */
export class Reception {
  private readonly writer: FrameWriter
  private draining = false
  private isDeaf = false
  private onEmpty = () => {}

  /** `schedule` runs the flush of the output queues at the end of a tick. */
  constructor(
    private readonly im: Im,
    schedule?: (flush: () => void) => void,
  ) {
    this.writer = new FrameWriter({ maxQueuedBytes: im.limits.queuedBytes, schedule })
  }

  /** True once no new transports are accepted. */
  get isDraining(): boolean {
    return this.draining
  }

  /** Adds a connection. After it is closed nothing is sent, and its input is ignored. */
  accept(transport: Transport): TransportListener {
    const { sessions } = this.im
    const accepted = new AcceptedTransport({
      im: this.im,
      transport,
      writer: this.writer,
      receive: (connection, data) => this.receive(connection, data),
      onGone: (connection) => {
        sessions.remove(connection)
        if (sessions.all.size === 0) this.onEmpty()
      },
    })
    sessions.add(accepted.connection)
    return accepted
  }

  /**
   * Moves all clients to other hosts without loss: asks them to leave within the given seconds and serves them until
   * then, answers received requests, and closes the remaining connections with 4001. Resolves when there are none.
   */
  async drain(withinSeconds: number): Promise<void> {
    const { context, limits, sessions } = this.im
    this.draining = true
    if (withinSeconds > 0) {
      // Those that leave last must have left before it closes.
      const push = new SharedPush('pushReconnect', { withinSeconds: withinSeconds * 0.9 })
      for (const { output } of sessions.all) output.send(push.frame(output.wire))
      await this.emptied(withinSeconds * 1_000)
    }
    this.isDeaf = true
    await within(context.clock, limits.drainWithinMs, async (done) => {
      await answerAll(this.im)
      done()
    })
    for (const { output } of sessions.all) output.close(CLOSE.reconnect)
    await this.emptied(limits.closeWithinMs)
    for (const { output } of sessions.all) output.terminate()
  }

  private receive(connection: Connection, data: string | Uint8Array): void {
    if (this.isDeaf) return
    const isText = typeof data === 'string'
    if (isText !== (connection.output.wire === 'text'))
      return connection.output.close(isText ? CLOSE.text : CLOSE.binary)
    receiveFrame(this.im, connection, data)
  }

  private emptied(ms: number): Promise<void> {
    return within(this.im.context.clock, ms, (done) => {
      this.onEmpty = done
      if (this.im.sessions.all.size === 0) done()
    })
  }
}

/** Resolves when `run` calls `done`, or after `ms`. */
const within = (clock: Clock, ms: number, run: (done: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(ms, resolve)
    run(() => {
      cancel()
      resolve()
    })
  })

/** Requests that are being checked are still stored, and stored ones still get their reply. */
const answerAll = async ({ context, sessions, sequences }: Im): Promise<void> => {
  await Promise.all([...sessions.all].map((connection) => connection.inOrder(async () => undefined)))
  await sequences.drain()
  // One turn of the event loop to write the replies.
  await new Promise<void>((resolve) => void context.clock.after(0, resolve))
}
