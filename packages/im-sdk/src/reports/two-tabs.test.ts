import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TYPES } from '../protocol'
import { FakeClock, inTime, seededRandom, startChat } from '../testing'
import { reports, type ChatStorage, type QualityRecord } from '.'

let kept: Map<string, string>
let isDown: boolean
/** Ids of what has arrived, as often as it has. */
let arrived: string[]
let tabs: number
beforeEach(() => {
  kept = new Map()
  isDown = true
  arrived = []
  tabs = 0
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(() => vi.unstubAllGlobals())

const atOnce: ChatStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
}
const later: ChatStorage = {
  getItem: async (key) => kept.get(key) ?? null,
  setItem: async (key, value) => void kept.set(key, value),
}

/** A tab of Alice's browser with a window of its own. All tabs share the time of `clock`. */
const openTab = async (clock: FakeClock, storage: ChatStorage) => {
  tabs += 1
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const made: string[] = []
  const isDead = { is: false }
  const sink = (record: { type: string; eventID?: string; recordID?: string }) =>
    !isDead.is && made.push(record.eventID ?? record.recordID ?? '')
  /** A page that is gone writes nothing more. */
  const own: ChatStorage = {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => (isDead.is ? undefined : storage.setItem(key, value)),
  }
  const { chat, server } = startChat({ modules: [reports({ in: own, sink })], random: seededRandom(tabs), clock })
  const take = (ids: readonly string[]) => {
    if (isDown || isDead.is) throw server.refuse('SERVICE_OVERLOAD')
    arrived.push(...ids)
    return {}
  }
  server.answer('reportEvents', ({ eventList }) => take(eventList.map(({ eventID }) => eventID)))
  server.answer('reportQuality', ({ recordList }) =>
    take((recordList as QualityRecord[]).map(({ recordID }) => recordID)),
  )
  server.answer('sendC2CMessage', () => {
    throw server.refuse('SENSITIVE_TEXT')
  })
  await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
  return {
    made,
    happen: async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const payload = { text: 'hello' }
        const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload })
        await inTime(clock, chat.sendMessage(message)).catch(() => undefined)
      }
    },
    crash: () => {
      isDead.is = true
      server.network.isUp = false
    },
    close: () => {
      window.dispatchEvent(new Event('pagehide'))
      isDead.is = true
      server.network.isUp = false
    },
    logOut: () => inTime(clock, chat.logout()),
  }
}

const sorted = (ids: readonly string[]) => [...ids].sort()

describe.each([
  ['at once', atOnce, 100],
  ['later', later, 300_000],
])('two tabs of one user over a storage that answers %s', (_name, storage, untilTakenMs) => {
  it('store their unsent events separately, and the next login sends all of them once', async () => {
    const clock = new FakeClock()
    const [one, other] = [await openTab(clock, storage), await openTab(clock, storage)]
    await one.happen(120)
    await other.happen(110)
    for (let time = 0; time < 5; time += 1) await clock.advance(30_000)
    one.close()
    await clock.advance(100)
    other.close()
    await clock.advance(untilTakenMs)
    isDown = false
    const next = await openTab(clock, storage)
    await clock.advance(200_000)
    await next.logOut()
    const made = new Set([...one.made, ...other.made, ...next.made])
    expect(new Set(arrived).size).toBe(arrived.length)
    expect(sorted(arrived.filter((id) => made.has(id)))).toEqual(sorted(arrived))
    for (const id of [...one.made, ...other.made]) expect(arrived).toContain(id)
  })

  it('do not touch the events of each other while both are open', async () => {
    const clock = new FakeClock()
    const one = await openTab(clock, storage)
    await one.happen(120)
    await clock.advance(30_000)
    const other = await openTab(clock, storage)
    await other.happen(110)
    for (let minute = 0; minute < 12; minute += 1) await clock.advance(60_000)
    const next = await openTab(clock, storage)
    isDown = false
    await clock.advance(300_000)
    expect(new Set(arrived).size).toBe(arrived.length)
    for (const id of [...one.made, ...other.made, ...next.made].slice(0, -9)) expect(arrived).toContain(id)
    expect(JSON.parse(kept.get('1_alice_events') ?? '')).toEqual({})
  })

  it('take over the events of a tab that crashed, after five minutes', async () => {
    const clock = new FakeClock()
    const one = await openTab(clock, storage)
    await one.happen(120)
    await clock.advance(30_000)
    one.crash()
    isDown = false
    const soon = await openTab(clock, storage)
    await clock.advance(100_000)
    expect(arrived).not.toContain(one.made[0])
    await soon.logOut()
    await clock.advance(300_000)
    const next = await openTab(clock, storage)
    await clock.advance(200_000)
    await next.logOut()
    for (const id of one.made) expect(arrived).toContain(id)
    expect(new Set(arrived).size).toBe(arrived.length)
  })
})
