import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { fromWire } from '../protocol'
import { inTime, seededRandom, startChat } from '../testing'
import { reports, type ReportEvent } from '.'

type Weather = 'good' | 'refused' | 'lost' | 'answerLost'

const step = fc.oneof(
  fc.record({ do: fc.constant('happen' as const), times: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(10, 4_000, 25_000, 70_000) }),
  fc.record({ do: fc.constant('socket' as const), weather: fc.constantFrom<Weather>('good', 'refused', 'answerLost') }),
  fc.record({
    do: fc.constant('http' as const),
    weather: fc.constantFrom<Weather>('good', 'refused', 'lost', 'answerLost'),
  }),
  fc.record({ do: fc.constantFrom('cut', 'down', 'up', 'reload', 'logOut', 'logIn') }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Pages of one browser after each other, and what the operator got of them. */
class Browser {
  readonly made: string[] = []
  readonly accepted: string[] = []
  socket: Weather = 'good'
  http: Weather = 'good'
  private readonly kept = new Map<string, string>()
  private pages = 0
  private window = new EventTarget()
  page = this.open()

  constructor() {
    vi.stubGlobal('fetch', (_url: string, init: { body: URLSearchParams }) => this.post(init.body))
  }

  async run(one: Step): Promise<void> {
    const { server, chat, clock } = this.page
    if (one.do === 'wait') return clock.advance(one.ms)
    if (one.do === 'socket') this.socket = one.weather
    if (one.do === 'http') this.http = one.weather
    if (one.do === 'happen') for (let time = 0; time < one.times; time++) server.pushRaw('broken')
    if (one.do === 'cut') server.network.cut()
    if (one.do === 'down' || one.do === 'up') server.network.isUp = one.do === 'up'
    if (one.do === 'logOut') await inTime(clock, chat.logout())
    if (one.do === 'logIn') await this.logIn()
    if (one.do === 'reload') {
      this.window.dispatchEvent(new Event('pagehide'))
      this.page = this.open()
      await this.logIn()
    }
    await clock.advance(1)
  }

  async logIn(): Promise<void> {
    const { chat, clock } = this.page
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' })).catch(() => undefined)
  }

  async heal(): Promise<void> {
    this.socket = 'good'
    this.http = 'good'
    this.page.server.network.isUp = true
    await this.page.clock.advance(60_000)
    await this.logIn()
    await this.page.clock.advance(600_000)
  }

  /** The page before is dead: its clock stands still. */
  private open() {
    const number = ++this.pages
    this.window = new EventTarget()
    vi.stubGlobal('window', this.window)
    const storage = {
      getItem: (key: string) => this.kept.get(key) ?? null,
      setItem: (key: string, value: string) => void (number === this.pages && this.kept.set(key, value)),
    }
    const sink = (record: { type: string; eventID?: string }) => record.eventID && this.made.push(record.eventID)
    const page = startChat({ modules: [reports({ in: storage, sink })], random: seededRandom(number) })
    page.server.answer('reportEvents', ({ eventList }) => {
      if (this.socket === 'refused') throw page.server.refuse('SERVICE_OVERLOAD')
      this.take(eventList)
      return {}
    })
    page.server.network.fate = (data, direction) =>
      direction === 'down' && this.socket === 'answerLost' && data.includes('report.events') ? 'drop' : 'deliver'
    return page
  }

  private async post(body: URLSearchParams): Promise<Response> {
    const { http, page } = this
    if (http === 'lost') throw new TypeError('no network')
    if (http === 'refused') return new Response(null, { status: 503 })
    this.take((fromWire(JSON.parse(String(body.get('report')))) as { eventList: ReportEvent[] }).eventList)
    if (http === 'answerLost' || page !== this.page) throw new TypeError('no network')
    return new Response()
  }

  private take(events: readonly ReportEvent[]): void {
    this.accepted.push(...events.map(({ eventID }) => eventID))
  }
}

afterEach(() => vi.unstubAllGlobals())

it('reports lose no event, duplicate none and keep their order, under any failures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const browser = new Browser()
      await browser.logIn()
      for (const one of steps) await browser.run(one)
      await browser.heal()
      const { made, accepted } = browser
      const arrived = [...new Set(accepted)]
      /** An event whose answer was lost is sent again; the server knows it by its id. */
      const mayDouble = steps.some(
        (one) => ('weather' in one && one.weather === 'answerLost') || one.do === 'reload' || one.do === 'logOut',
      )
      expect(mayDouble ? arrived : accepted).toEqual(made)
    }),
    { numRuns: 100 },
  )
})
