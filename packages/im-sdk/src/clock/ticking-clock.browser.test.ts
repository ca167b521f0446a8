import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { tickingClock } from './ticking-clock'
import { workerClock } from './worker-clock'

const TICK_MS = 50

/** The page's timers stand still, as those of a tab that has been hidden for long; workers and Vitest's own go on. */
const holdTimers = () => vi.stubGlobal('setTimeout', () => 0)

const RealWorker = Worker
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
let clock = tickingClock(TICK_MS)

beforeEach(() => {
  clock = tickingClock(TICK_MS)
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

/** Waits for a tick of another worker, which starts later than that of the clock. */
const tick = async () => {
  const other = new RealWorker(
    URL.createObjectURL(new Blob([`setTimeout(() => postMessage(0), ${2 * TICK_MS})`], { type: 'text/javascript' })),
  )
  await new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
  other.terminate()
}

describe('the worker clock', () => {
  it('keeps running while the timers of the page are stopped', async () => {
    holdTimers()
    clock.toggleWorker(true)
    const ran = schedule(70, 50, 600_000)
    await expect.poll(() => ran).toEqual([50, 70])
  })

  it('ticks every second', { tags: ['deep'] }, async () => {
    clock = workerClock()
    holdTimers()
    clock.toggleWorker(true)
    const ran = schedule(1_200, 1_000, 600_000)
    await expect.poll(() => ran).toEqual([1_000, 1_200])
  })

  it('is the plain clock until it is switched on', async () => {
    const ran = schedule(50)
    await expect.poll(() => ran).toEqual([50])
    holdTimers()
    const held = schedule(50)
    await tick()
    expect([held, workers.started]).toEqual([[], 0])
  })

  it('runs each timer once, and cancelled ones never', async () => {
    clock.toggleWorker(true)
    const ran = schedule(50, 51)
    clock.after(50, () => ran.push(0))()
    await expect.poll(() => ran).toContain(51)
    const later = schedule(70)
    await expect.poll(() => later).toEqual([70])
    expect(ran).toEqual([50, 51])
  })

  it('runs the other timers if one throws', async () => {
    const thrown: unknown[] = []
    const note = (event: ErrorEvent) => {
      thrown.push(event.message)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('error', note, { capture: true })
    onTestFinished(() => window.removeEventListener('error', note, { capture: true }))
    holdTimers()
    clock.toggleWorker(true)
    clock.after(50, () => {
      throw new Error('mine')
    })
    const ran = schedule(51)
    await expect.poll(() => ran).toEqual([51])
    const later = schedule(50)
    await expect.poll(() => later).toEqual([50])
    expect([ran, thrown.length]).toEqual([[51], 1])
  })

  it('ends its worker without waiting timers, and starts another one later', async () => {
    clock.toggleWorker(true)
    expect(workers.started).toBe(0)
    schedule(50)
    expect(workers.started).toBe(1)
    await expect.poll(() => workers.ended).toBe(1)
    schedule(50)
    expect(workers.started).toBe(2)
    clock.toggleWorker(false)
    expect(workers.ended).toBe(2)
  })

  it('leaves short timers to the browser', () => {
    clock.toggleWorker(true)
    schedule(TICK_MS - 1)
    expect(workers.started).toBe(0)
  })

  it('runs overdue timers as soon as the page is visible', async () => {
    holdTimers()
    vi.stubGlobal('Worker', undefined)
    clock.toggleWorker(true)
    const ran = schedule(50)
    const now = performance.now() + 50
    vi.spyOn(performance, 'now').mockReturnValue(now)
    expect(ran).toEqual([])
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    expect(ran).toEqual([50])
  })

  it('reports a sleep of the device once', async () => {
    // The machine of the tests may rest for some seconds as well.
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    clock.toggleWorker(true)
    let woken = 0
    pending.push(clock.whenWoken(() => (woken += 1)))
    schedule(600_000)
    now += 3_600_000
    await expect.poll(() => woken).toBe(1)
    const later = schedule(70)
    await expect.poll(() => later).toEqual([70])
    await tick()
    expect(woken).toBe(1)
  })

  it.each([
    ['throws', refusingWorker],
    ['is missing', undefined],
  ])('is the plain clock if the class of workers %s', async (_what, worker) => {
    vi.stubGlobal('Worker', worker)
    clock.toggleWorker(true)
    const ran = schedule(50)
    await expect.poll(() => ran).toEqual([50])
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
    const ran = schedule(50)
    await expect.poll(() => ran).toEqual([50])
    expect(events).toEqual(['securitypolicyviolation'])
    frame.remove()
  })
})
