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
