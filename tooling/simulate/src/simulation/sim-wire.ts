import type { SocketHandlers } from '@org/im-sdk'
import type { FrameData } from '@org/im-sdk/protocol'
import type { Chance } from './chance'
import type { SimClock } from './sim-clock'
import { readDown, readUp, writeReply, writeUp, type Answer, type WireName } from './sim-frames'
import type { Taps } from './taps'

/** The network conditions: the shares of lost and duplicate frames, and the maximum delay. */
export interface Weather {
  readonly loss: number
  readonly twice: number
  readonly delayMs: number
}

export const FINE: Weather = { loss: 0, twice: 0, delayMs: 20 }

/** A server's side of one connection. */
export interface ServerEnd {
  onFrame(data: FrameData): void
  onPong(): void
  onClose(): void
}

/** How a server accepts a connection; null if it is down. */
export type Accept = (wire: Wire) => ServerEnd

/** The network as its connections see it. */
interface Surroundings {
  readonly clock: SimClock
  readonly weather: Weather
  readonly slow: ReadonlyMap<string, number>
  readonly closes: Map<number, number>
  frames: number
  isCutOff(wire: Wire): boolean
  forget(wire: Wire): void
}

export class Wire {
  /** Half open: all data is lost, and neither side gets an event. */
  isDead = false
  isOver = false
  private server: ServerEnd | null = null
  private readonly freeAt = { up: 0, down: 0 }

  constructor(
    private readonly network: Surroundings,
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
      const answer = readDown(data)
      const fate = this.taps.down(answer)
      if (fate === 'vanishes') return
      if (fate !== 'is lost') this.client.onMessage(this.altered(answer, data))
      if (fate !== 'arrives') this.end(1006)
    })
  }

  private altered(answer: Answer, data: FrameData): FrameData {
    const { servcmd, seq } = answer
    const body = this.taps.alter(answer)
    return body === answer.body || seq === null ? data : writeReply({ servcmd, seq }, { ...body }, 0, this.name)
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
