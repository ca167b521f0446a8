import type { Transport } from '@org/im-sdk'
import { PROTOCOL } from '@org/im-sdk/protocol'
import type { Chance } from './chance'
import type { SimClock } from './sim-clock'
import { FINE, Wire, type Accept, type Weather } from './sim-wire'
import type { Taps } from './taps'

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

  /** A page is closed: its connections too, and it gets no event. */
  closePage(device: string): void {
    for (const wire of this.wires) if (wire.ends.device === device) wire.closeByClient()
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

  isCutOff({ ends }: Pick<Wire, 'ends'>): boolean {
    return this.cutOff.has(ends.device) || this.cutOff.has(ends.host)
  }

  forget(wire: Wire): void {
    this.wires.delete(wire)
  }
}
