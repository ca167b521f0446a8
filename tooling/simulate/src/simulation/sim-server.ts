import type { Im } from '@org/server/core'
import { Process, type CrashMoment, type ProcessOptions } from './sim-process'
import type { SimNetwork } from './sim-network'

export interface SimServerOptions extends Omit<ProcessOptions, 'lagMs'> {
  readonly host: string
  readonly network: SimNetwork
}

/** One server: it can crash, drain, and start again. */
export class SimServer {
  skewMs = 0
  lagMs = 0
  private process: Process | null = null
  /** Null when it stays down. */
  private downMs: number | null = null
  private isDraining = false

  constructor(private readonly options: SimServerOptions) {}

  get im(): Im | null {
    return this.process?.im ?? null
  }

  /** It is up, and will be. */
  get isSteady(): boolean {
    return this.process !== null && !this.isDraining
  }

  start(): void {
    if (this.process !== null) return
    this.isDraining = false
    this.process = new Process({ ...this.options, lagMs: () => this.lagMs }, this.skewMs, () => this.crash())
    this.options.network.servers.set(this.options.host, this.process.accept)
  }

  skew(ms: number): void {
    this.skewMs = ms
    if (this.process !== null) this.process.clock.skewMs = ms
  }

  /** Comes back `downMs` after its death. */
  crashAt(moment: CrashMoment, downMs: number): void {
    this.downMs = downMs
    if (moment === 'now') this.crash()
    else if (this.process !== null) this.process.dyingAt = moment
  }

  /** Moves its devices elsewhere within so many seconds and goes. Comes back `downMs` after that. */
  drain(withinSeconds: number, downMs: number): void {
    const { process } = this
    if (process === null) return
    this.isDraining = true
    this.options.network.servers.delete(this.options.host)
    void process.reception.drain(withinSeconds).then(() => {
      if (this.process !== process) return
      this.downMs = downMs
      this.crash()
    })
  }

  /** Is up, and stays it. */
  heal(): void {
    this.lagMs = 0
    if (this.process !== null) this.process.dyingAt = null
    this.start()
  }

  stop(): void {
    this.downMs = null
    this.crash()
  }

  private crash(): void {
    const { process } = this
    if (process === null) return
    this.process = null
    this.options.network.servers.delete(this.options.host)
    process.kill()
    this.options.network.cut(this.options.host)
    if (this.downMs !== null) this.options.clock.after(this.downMs, () => this.start())
  }
}
