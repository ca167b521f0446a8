import type { Clock } from '../clock/clock'
import type { FrameData } from '../protocol/envelope'
import { withChannels } from './fake-channels'
import type { FakePeer, FakePeerHandlers } from './fake-peer'
import type { Socket, SocketHandlers, Transport } from '../connection/transport'

/**
 * What happens to a frame in transit: `drop` loses it, `twice` delivers it twice, a number delays it by milliseconds.
 */
export type Fate = 'deliver' | 'drop' | 'twice' | number

/** A network that the test controls. */
export class FakeNetwork implements Transport {
  /** False: connections fail, as with a host that is down. */
  isUp = true
  /** The result of a network probe. */
  isProbeFine = true
  /** The latency of a frame in milliseconds. */
  latency = 0
  /** Decides about every frame. A binary frame is passed as text, one character per byte. */
  fate: (data: string, direction: 'up' | 'down') => Fate = () => 'deliver'
  /** The addresses of all attempts. */
  readonly attempts: string[] = []
  readonly closeCodes: number[] = []
  private readonly links = new Set<Link>()
  private readonly peer: FakePeerHandlers

  constructor(
    private readonly clock: Clock,
    handlers: FakePeerHandlers,
  ) {
    this.peer = withChannels(handlers)
  }

  open(url: string, handlers: SocketHandlers): Socket {
    this.attempts.push(url)
    const link = new Link(this, this.clock, url, handlers, this.peer)
    this.clock.after(this.latency, () => {
      if (link.isClosed) return
      if (!this.isUp) return link.end(1006)
      this.links.add(link)
      link.open()
    })
    return link
  }

  probe(): Promise<boolean> {
    return Promise.resolve(this.isProbeFine)
  }

  get connections(): number {
    return this.links.size
  }

  /** Closes all connections, like a restart of the server. */
  cut(code = 1006): void {
    for (const link of this.links) link.end(code)
  }

  forget(link: Link): void {
    this.links.delete(link)
  }
}

class Link implements Socket {
  private readonly downlink: FakePeer
  isClosed = false

  constructor(
    private readonly network: FakeNetwork,
    private readonly clock: Clock,
    url: string,
    private readonly handlers: SocketHandlers,
    private readonly peer: FakePeerHandlers,
  ) {
    this.downlink = {
      url: new URL(url),
      send: (data) => this.carry(data, 'down', () => this.handlers.onMessage(data)),
      close: (code) => this.end(code),
    }
  }

  open(): void {
    this.handlers.onOpen()
    this.peer.onOpen(this.downlink)
  }

  send(data: FrameData): void {
    this.carry(data, 'up', () => this.peer.onMessage(this.downlink, data))
  }

  /** The client closes. */
  close(code: number): void {
    this.network.closeCodes.push(code)
    this.finish()
  }

  /** The server or the network closes. */
  end(code: number): void {
    if (this.isClosed) return
    this.finish()
    this.handlers.onClose(code)
  }

  private finish(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.network.forget(this)
    this.peer.onClose(this.downlink)
  }

  private carry(data: FrameData, direction: 'up' | 'down', deliver: () => void): void {
    if (this.isClosed) return
    const fate = this.network.fate(typeof data === 'string' ? data : characters(data), direction)
    if (fate === 'drop') return
    const times = fate === 'twice' ? 2 : 1
    const delay = typeof fate === 'number' ? fate : 0
    for (let time = 0; time < times; time++)
      this.clock.after(this.network.latency + delay, () => {
        if (!this.isClosed) deliver()
      })
  }
}

const characters = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
