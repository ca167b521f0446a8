import { afterEach, expect, it, vi } from 'vitest'
import { browserWakeSignals, type WakeSignal } from './wake-signals'

let stop = () => undefined as void
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const listen = (): WakeSignal[] => {
  const heard: WakeSignal[] = []
  stop = browserWakeSignals((signal) => heard.push(signal))
  return heard
}

const connection = (navigator as Navigator & { connection: EventTarget }).connection

it.each([
  ['the network goes', window, 'offline', 'offline'],
  ['the network comes', window, 'online', 'online'],
  ['the page comes from the back/forward cache', window, 'pageshow', 'woke'],
  ['the page is thawed', document, 'resume', 'woke'],
  ['the tab is looked at', document, 'visibilitychange', 'woke'],
  ['the network is another one', connection, 'change', 'woke'],
] as const)('passes on that %s, until it is stopped', (_what, target, type, signal) => {
  const heard = listen()
  target.dispatchEvent(new Event(type))
  expect(heard).toEqual([signal])
  stop()
  target.dispatchEvent(new Event(type))
  expect(heard).toEqual([signal])
})

it('reports an outage and its end once, although browsers report a change of network right before', () => {
  const heard = listen()
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  for (const [isOnline, type] of [
    [false, 'offline'],
    [true, 'online'],
  ] as const) {
    onLine.mockReturnValue(isOnline)
    connection.dispatchEvent(new Event('change'))
    window.dispatchEvent(new Event(type))
  }
  expect(heard).toEqual(['offline', 'online'])
})

it('reports nothing when the tab is hidden', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const heard = listen()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual([])
})
