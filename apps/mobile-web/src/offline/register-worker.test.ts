import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker'

const register = vi.fn(() => new Promise<void>(() => undefined))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  register.mockClear()
})

test('a first page has the processor for itself before the files are kept', async () => {
  void registerWorker()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(register).toHaveBeenCalledOnce()
})

test('a user who scrolls or taps has the processor until five seconds later', async () => {
  void registerWorker()
  await vi.advanceTimersByTimeAsync(3_000)
  document.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(register).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(register).toHaveBeenCalledOnce()
})

test('a list that scrolls itself, as a chat does, keeps nothing waiting', async () => {
  void registerWorker()
  await vi.advanceTimersByTimeAsync(3_000)
  document.dispatchEvent(Object.defineProperty(new Event('scroll'), 'target', { value: new EventTarget() }))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(register).toHaveBeenCalledOnce()
})

test('a user who looks at something else has the files at once', async () => {
  void registerWorker()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(register).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(register).toHaveBeenCalledOnce()
})

test.each([
  ['?site=lttu', 'lttu', '/m/index.html?site=lttu'],
  ['?site=made-up', 'kqb', '/m/index.html'],
  ['?site=kqb&lang=cn', 'kqb', '/m/index.html?site=kqb'],
  ['', 'kqb', '/m/index.html'],
])('a page at "%s" that shows %s has the shell %s, so that made-up sites have none', async (search, site, shell) => {
  const postMessage = vi.fn()
  const serviceWorker = { register: () => Promise.resolve(), ready: Promise.resolve({ active: { postMessage } }) }
  vi.stubGlobal('navigator', { serviceWorker: { ...serviceWorker, controller: {} } })
  vi.stubGlobal('location', { search })
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: { site } },
    querySelectorAll: () => [],
  })
  vi.stubGlobal('document', document)
  void registerWorker()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(postMessage.mock.calls).toEqual([[{ type: 'KEEP', files: [], shell }, []]])
})
