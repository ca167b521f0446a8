import { CLOSE, type CloseReason } from './close-codes'
import { Connection, type Output } from './connection'
import type { FrameOutbox, FrameSocket, FrameWriter } from '../frames/frame-writer'
import { leave, type Im } from '../im'
import type { WireName } from '../frames/wires'

/** What carries the frames of one connection: a socket, a channel of a shared one, or a simulated line. */
export interface Transport {
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

/** Gets the events of a transport. */
export interface TransportListener {
  /** A whole frame: the text, or the bytes of a binary one. */
  onFrame(data: string | Uint8Array): void
  /** A ping or a pong. */
  onControl(): void
  /** The transport is gone. */
  onClose(): void
}

export interface AcceptedTransportOptions {
  readonly im: Im
  readonly transport: Transport
  readonly writer: FrameWriter
  /** Handles a frame within the limits. */
  readonly receive: (connection: Connection, data: string | Uint8Array) => void
  readonly onGone: (connection: Connection) => void
}

/** Joins a connection to its transport: applies frames, pings and the end to it, and sends what it puts out. */
export class AcceptedTransport implements TransportListener, Output {
  readonly connection: Connection
  readonly address: string
  readonly wire: WireName
  private readonly outbox: FrameOutbox

  constructor(private readonly options: AcceptedTransportOptions) {
    const { im, transport, writer } = options
    const { clock, random } = im.context
    this.address = transport.address
    this.wire = transport.wire
    this.outbox = writer.open(transport.socket, () => this.close(CLOSE.slow))
    const id = Buffer.from(random.bytes(12)).toString('base64url')
    this.connection = new Connection(id, this, clock.now(), im.limits)
  }

  send(...parts: readonly Buffer[]): void {
    if (!this.connection.isClosed && this.options.transport.isOpen) this.outbox.send(...parts)
  }

  close(reason: CloseReason): void {
    if (this.connection.isClosed) return
    this.outbox.flush()
    this.options.transport.close(reason)
    this.end()
  }

  terminate(): void {
    this.options.transport.terminate()
  }

  onFrame(data: string | Uint8Array): void {
    const { connection } = this
    const { im, receive } = this.options
    this.heard()
    const counted = 1 + Math.floor(data.length / im.limits.countedBytes)
    const cost = connection.session === null ? counted * COST_BEFORE_LOGIN : counted
    if (!connection.frames.take(connection.heardAt, cost)) return this.endFlood()
    if (!connection.isClosed) receive(connection, data)
  }

  onControl(): void {
    this.heard()
    if (!this.connection.pings.take(this.connection.heardAt)) this.endFlood()
  }

  onClose(): void {
    this.end()
    this.options.onGone(this.connection)
  }

  private heard(): void {
    this.connection.heardAt = this.options.im.context.clock.now()
    this.connection.isAsked = false
  }

  /** The client keeps sending after the close: stop reading, and let the close frame out. */
  private endFlood(): void {
    if (this.connection.isClosed) this.options.transport.deafen()
    else this.close(CLOSE.flood)
  }

  private end(): void {
    if (this.connection.isClosed) return
    this.connection.isClosed = true
    leave(this.options.im, this.connection)
  }
}

/** The cost of a frame before the login, when few are needed. */
const COST_BEFORE_LOGIN = 10
