interface Timer {
  readonly at: number
  readonly run: () => void
  isCancelled: boolean
}

/** The clock of a simulation. It runs only queued timers, in the order of their time, then of their creation. */
export class SimClock {
  private queue: Timer[] = []
  private time = START

  now(): number {
    return this.time
  }

  after(ms: number, run: () => void): () => void {
    const timer: Timer = { at: this.time + Math.max(0, ms), run, isCancelled: false }
    let low = 0
    let high = this.queue.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.queue[middle]?.at ?? 0) <= timer.at) low = middle + 1
      else high = middle
    }
    this.queue.splice(low, 0, timer)
    return () => {
      timer.isCancelled = true
    }
  }

  /** Timers that will still run. */
  get waiting(): number {
    return this.queue.filter(({ isCancelled }) => !isCancelled).length
  }

  /**
   * Runs everything up to `end`, one event at a time; `settled` resolves when the consequences of an event are through.
   */
  async advanceTo(end: number, settled: () => Promise<void>): Promise<void> {
    await settled()
    for (let next = this.queue[0]; next !== undefined && next.at <= end; next = this.queue[0]) {
      this.queue.shift()
      if (next.isCancelled) continue
      this.time = next.at
      next.run()
      await settled()
    }
    this.time = end
  }
}

const START = 1_700_000_000_000

/** The clock of one participant: off by `skewMs`, and stopped when the participant is dead. */
export class ParticipantClock {
  skewMs = 0
  private isStopped = false
  private readonly pending = new Set<() => void>()

  constructor(private readonly clock: SimClock) {}

  now(): number {
    return this.clock.now() + this.skewMs
  }

  monotonic(): number {
    return this.clock.now()
  }

  after(ms: number, run: () => void): () => void {
    if (this.isStopped) return () => {}
    const cancel = this.clock.after(ms, () => {
      this.pending.delete(cancel)
      run()
    })
    this.pending.add(cancel)
    return () => {
      this.pending.delete(cancel)
      cancel()
    }
  }

  every(ms: number, run: () => void): () => void {
    let cancel = () => {}
    const again = () => {
      cancel = this.after(ms, () => {
        again()
        run()
      })
    }
    again()
    return () => cancel()
  }

  get waiting(): number {
    return this.pending.size
  }

  stop(): void {
    this.isStopped = true
    for (const cancel of this.pending) cancel()
    this.pending.clear()
  }
}
