import type { SocketHandlers, Transport } from '@org/im-sdk'
import { PROTOCOL, type FrameData } from '@org/im-sdk/protocol'
import type { Chance } from './chance'
import type { SimClock } from './sim-clock'
import { readDown, readUp, writeReply, writeUp, type WireName } from './sim-frames'
import type { Taps } from './taps'

/** The network conditions: the shares of lost and duplicate frames, and the maximum delay. */
export interface Weather {
  readonly loss: number
  readonly twice: number
  readonly delayMs: number
}

const FINE: Weather = { loss: 0, twice: 0, delayMs: 20 }

/** A server's side of one connection. */
export interface ServerEnd {
  onFrame(data: FrameData): void
  onPong(): void
  onClose(): void
}

/** How a server accepts a connection; null if it is down. */
export type Accept = (wire: Wire) => ServerEnd

/**
 * The network between devices and servers. Frames of one connection keep their order, those of different ones do not.
 */
export class SimNetwork {
  weather: Weather = FINE
  /** Frames carried so far. */
  frames = 0
  readonly servers = new Map<string, Accept>()
  /** The reading speed of slow devices, in bytes per second. */
  readonly slow = new Map<string, number>()
  /** How often servers have closed with which code. */
  readonly closes = new Map<number, number>()
  private readonly wires = new Set<Wire>()
  private readonly cutOff = new Set<string>()

  constructor(
    readonly clock: SimClock,
    private readonly chance: Chance,
  ) {}

  transportOf(device: string, taps: Taps): Transport {
    return {
      open: (url, handlers) => {
        const { host, pathname } = new URL(url)
        const name = pathname === PROTOCOL.binaryPath ? 'binary' : 'text'
        const chance = this.chance.fork(`${device} ${this.frames}`)
        const wire = new Wire(this, { device, host }, name, handlers, chance, taps)
        this.wires.add(wire)
        this.clock.after(this.chance.between(1, 20), () => {
          const accept = this.servers.get(host)
          if (wire.isOver || this.isCutOff(wire)) return
          if (accept === undefined) return wire.end(1006)
          wire.open(accept)
        })
        return { send: (data) => wire.up(data), close: () => wire.closeByClient() }
      },
      probe: () => Promise.resolve(!this.cutOff.has(device)),
    }
  }

  /** Blocks all traffic of a device or server, without an event. */
  isolate(name: string, isIsolated: boolean): void {
    if (isIsolated) this.cutOff.add(name)
    else this.cutOff.delete(name)
  }

  /** Breaks connections of a device or server: both sides get an event, or with `halfOpen` neither. */
  cut(name: string, halfOpen = false): void {
    for (const wire of this.wires) {
      if (wire.ends.device !== name && wire.ends.host !== name) continue
      if (halfOpen) wire.isDead = true
      else wire.end(1006)
    }
  }

  heal(): void {
    this.weather = FINE
    this.cutOff.clear()
    this.slow.clear()
  }

  /** Ends network conditions, unless others have replaced them. */
  clearUp(weather: Weather): void {
    if (this.weather === weather) this.weather = FINE
  }

  get connections(): number {
    return this.wires.size
  }

  isCutOff({ ends }: Wire): boolean {
    return this.cutOff.has(ends.device) || this.cutOff.has(ends.host)
  }

  forget(wire: Wire): void {
    this.wires.delete(wire)
  }
}

export class Wire {
  /** Half open: all data is lost, and neither side gets an event. */
  isDead = false
  isOver = false
  private server: ServerEnd | null = null
  private readonly freeAt = { up: 0, down: 0 }

  constructor(
    private readonly network: SimNetwork,
    readonly ends: { readonly device: string; readonly host: string },
    readonly name: WireName,
    private readonly client: SocketHandlers,
    private readonly chance: Chance,
    private readonly taps: Taps,
  ) {}

  open(accept: Accept): void {
    this.server = accept(this)
    this.client.onOpen()
  }

  get clock(): SimClock {
    return this.network.clock
  }

  /** Null for a device that keeps up. */
  get bytesPerSecond(): number | null {
    return this.network.slow.get(this.ends.device) ?? null
  }

  up(data: FrameData): void {
    const request = readUp(data)
    const sent = this.taps.up(request, (body, errorCode = 0) => {
      const reply = writeReply(request.head, body, errorCode, this.name)
      this.carry('down', () => this.client.onMessage(reply), FINE)
    })
    if (sent === null) return
    const frame = sent === request ? data : writeUp(sent, this.name)
    this.carry('up', () => this.server?.onFrame(frame))
  }

  down(data: FrameData): void {
    this.carry('down', () => {
      const fate = this.taps.down(readDown(data))
      if (fate !== 'is lost') this.client.onMessage(data)
      if (fate !== 'arrives') this.end(1006)
    })
  }

  /** A control frame: the device answers by itself. */
  ping(): void {
    this.carry('down', () => this.carry('up', () => this.server?.onPong()))
  }

  closeByServer(code: number): void {
    this.network.closes.set(code, (this.network.closes.get(code) ?? 0) + 1)
    this.carry('down', () => this.end(code), FINE)
  }

  closeByClient(): void {
    if (this.isOver) return
    this.finish()
  }

  /** Closes the connection, and both sides get an event. */
  end(code: number): void {
    if (this.isOver) return
    this.finish()
    this.client.onClose(code)
  }

  private finish(): void {
    this.isOver = true
    this.network.forget(this)
    const { server } = this
    if (server === null) return
    // An unreachable server detects it by the silence.
    const tell = () => server.onClose()
    if (this.isDead || this.network.isCutOff(this)) this.network.clock.after(SILENCE_MS, tell)
    else this.network.clock.after(this.chance.between(1, 20), tell)
  }

  private carry(direction: 'up' | 'down', deliver: () => void, weather = this.network.weather): void {
    if (this.isOver || this.isDead || this.network.isCutOff(this)) return
    this.network.frames += 1
    if (this.chance.happens(weather.loss)) return
    const times = this.chance.happens(weather.twice) ? 2 : 1
    const { clock } = this.network
    for (let time = 0; time < times; time += 1) {
      const at = Math.max(this.freeAt[direction], clock.now() + this.chance.between(1, weather.delayMs))
      this.freeAt[direction] = at
      clock.after(at - clock.now(), () => {
        if (!this.isOver && !this.isDead && !this.network.isCutOff(this)) deliver()
      })
    }
  }
}

/** After this time a server closes a silent socket. */
const SILENCE_MS = 75_000
