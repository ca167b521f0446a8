import { LONGEST_WAIT_MS, type Cancel, type Clock } from '../clock/clock'

interface Timer {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** A clock that moves only when told to. */
export class FakeClock implements Clock {
  private timers: Timer[] = []
  private order = 0
  private passed = 0
  private readonly wakers = new Set<() => void>()

  /** `epoch`: the first moment, in epoch milliseconds. */
  constructor(private epoch = 1_700_000_000_000) {}

  now(): number {
    return this.epoch + this.passed
  }

  monotonic(): number {
    return this.passed
  }

  after(ms: number, run: () => void): Cancel {
    const timer = { at: this.passed + Math.min(Math.max(0, ms), LONGEST_WAIT_MS), order: this.order++, run }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  whenWoken(run: () => void): Cancel {
    this.wakers.add(run)
    return () => this.wakers.delete(run)
  }

  /** Sets the wall clock ahead, or back with a negative number. No time passes. */
  set(ms: number): void {
    this.epoch += ms
  }

  /** Freezes the page: time passes but no timer runs. Overdue timers run late, on the next advance. */
  freeze(ms: number): void {
    this.passed += ms
  }

  /** The device sleeps: only the wall clock advances. Then the wake callbacks run. */
  sleep(ms: number): void {
    this.epoch += ms
    for (const wake of this.wakers) wake()
  }

  /** How many timers are pending: 0 after everything has been stopped. */
  get waiting(): number {
    return this.timers.length
  }

  /** Lets `ms` milliseconds pass: runs timers in order and lets promises settle in between. */
  async advance(ms: number): Promise<void> {
    const end = this.passed + ms
    await settle()
    for (let next = this.next(end); next !== null; next = this.next(end)) {
      this.timers = this.timers.filter((other) => other !== next)
      this.passed = Math.max(this.passed, next.at)
      next.run()
      await settle()
    }
    this.passed = end
  }

  private next(end: number): Timer | null {
    let first: Timer | null = null
    for (const timer of this.timers) {
      if (timer.at > end) continue
      if (first === null || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer
    }
    return first
  }
}

/** Resolves when every promise that can settle has done so. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
