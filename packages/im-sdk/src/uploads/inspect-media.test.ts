import { afterEach, expect, it, vi } from 'vitest'
import { FakeClock } from '../testing/fake-clock'
import { inspectMedia } from './inspect-media'
import { UPLOAD_TIMING } from './timing'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a file whose properties the browser never reports is given up, by the clock of the engine', async () => {
  const silent = Object.assign(new EventTarget(), { setAttribute: vi.fn(), removeAttribute: vi.fn(), load: vi.fn() })
  vi.stubGlobal('document', { createElement: () => silent })
  const clock = new FakeClock()
  const looked = inspectMedia(clock, new Blob(['x']), true)
  await Promise.all([clock.advance(UPLOAD_TIMING.inspectMs), expect(looked).rejects.toThrow('cannot be played')])
  expect(silent.load).toHaveBeenCalled()
})
