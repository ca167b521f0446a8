import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workerClock } from './worker-clock'

/** The page's timers stand still, as those of a tab that has been hidden for long; workers and the test's own go on. */
const holdTimers = () => {
  const { setTimeout } = globalThis
  const real = setTimeout.bind(globalThis)
  vi.stubGlobal('setTimeout', () => 0)
  return (ms: number) => new Promise((resolve) => real(resolve, ms))
}

const workers = { started: 0, ended: 0 }

/** The real worker, counted. */
class CountedWorker extends Worker {
  constructor(url: string | URL) {
    super(url)
    workers.started += 1
  }

  override terminate(): void {
    workers.ended += 1
    super.terminate()
  }
}

function refusingWorker() {
  throw new DOMException('refused', 'SecurityError')
}

const pending: (() => void)[] = []
let clock = workerClock()

beforeEach(() => {
  clock = workerClock()
  Object.assign(workers, { started: 0, ended: 0 })
  vi.stubGlobal('Worker', CountedWorker)
})

afterEach(() => {
  clock.toggleWorker(false)
  for (const cancel of pending.splice(0)) cancel()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Waits on the clock and lists what has run. */
const schedule = (...delays: number[]): number[] => {
  const ran: number[] = []
  for (const ms of delays) pending.push(clock.after(ms, () => ran.push(ms)))
  return ran
}

describe('the worker clock', () => {
  it('keeps running while the timers of the page are stopped', async () => {
    const wait = holdTimers()
    clock.toggleWorker(true)
    const ran = schedule(1_200, 1_000, 60_000)
    await wait(2_600)
    expect(ran).toEqual([1_000, 1_200])
  })

  it('is the plain clock until it is switched on', async () => {
    const ran = schedule(1_000)
    const wait = holdTimers()
    const held = schedule(1_000)
    await wait(2_500)
    expect([ran, held, workers.started]).toEqual([[1_000], [], 0])
  })

  it('runs each timer once, and cancelled ones never', async () => {
    clock.toggleWorker(true)
    const ran = schedule(1_000, 1_001)
    clock.after(1_000, () => ran.push(0))()
    await expect.poll(() => ran).toContain(1_001)
    const later = schedule(1_500)
    await expect.poll(() => later).toEqual([1_500])
    expect(ran).toEqual([1_000, 1_001])
  })

  it('runs the other timers if one throws', async () => {
    const thrown: unknown[] = []
    const note = (event: ErrorEvent) => {
      thrown.push(event.message)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('error', note, { capture: true })
    const wait = holdTimers()
    clock.toggleWorker(true)
    clock.after(1_000, () => {
      throw new Error('mine')
    })
    const ran = schedule(1_001)
    await wait(3_000)
    window.removeEventListener('error', note, { capture: true })
    expect([ran, thrown.length]).toEqual([[1_001], 1])
  })

  it('ends its worker without waiting timers, and starts another one later', async () => {
    clock.toggleWorker(true)
    expect(workers.started).toBe(0)
    schedule(1_000)
    expect(workers.started).toBe(1)
    await expect.poll(() => workers.ended).toBe(1)
    schedule(1_000)
    expect(workers.started).toBe(2)
    clock.toggleWorker(false)
    expect(workers.ended).toBe(2)
  })

  it('leaves short timers to the browser', () => {
    clock.toggleWorker(true)
    schedule(999)
    expect(workers.started).toBe(0)
  })

  it('runs overdue timers as soon as the page is visible', async () => {
    const wait = holdTimers()
    vi.stubGlobal('Worker', undefined)
    clock.toggleWorker(true)
    const ran = schedule(1_000)
    await wait(1_100)
    expect(ran).toEqual([])
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(10)
    expect(ran).toEqual([1_000])
  })

  it('reports a sleep of the device once', async () => {
    clock.toggleWorker(true)
    let woken = 0
    pending.push(clock.whenWoken(() => (woken += 1)))
    schedule(60_000)
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
    await expect.poll(() => woken).toBe(1)
    const later = schedule(1_500)
    await expect.poll(() => later).toEqual([1_500])
    expect(woken).toBe(1)
  })

  it.each([
    ['throws', refusingWorker],
    ['is missing', undefined],
  ])('is the plain clock if the class of workers %s', async (_what, worker) => {
    vi.stubGlobal('Worker', worker)
    clock.toggleWorker(true)
    const ran = schedule(1_000)
    await expect.poll(() => ran).toEqual([1_000])
  })

  it('is the plain clock under a policy that forbids the worker, without an error of its own', async () => {
    const frame = document.createElement('iframe')
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">`
    document.body.append(frame)
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    const events: string[] = []
    vi.stubGlobal('Worker', (frame.contentWindow as typeof window & Window).Worker)
    frame.contentDocument?.addEventListener('securitypolicyviolation', ({ type }) => events.push(type))
    frame.contentWindow?.addEventListener('error', ({ type }) => events.push(type))
    clock.toggleWorker(true)
    const ran = schedule(1_000)
    await expect.poll(() => ran).toEqual([1_000])
    expect(events).toEqual(['securitypolicyviolation'])
    frame.remove()
  })
})
