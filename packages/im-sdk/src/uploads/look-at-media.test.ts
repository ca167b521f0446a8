import { expect, it, vi } from 'vitest'
import { FakeClock } from '../testing/fake-clock'
import { lookAtMedia } from './look-at-media'
import { UPLOAD_TIMING } from './timing'

it('gives up a file of which the browser says nothing, by the clock of the engine', async () => {
  const silent = Object.assign(new EventTarget(), { setAttribute: vi.fn(), removeAttribute: vi.fn(), load: vi.fn() })
  vi.stubGlobal('document', { createElement: () => silent })
  const clock = new FakeClock()
  const looked = lookAtMedia(clock, new Blob(['x']), true)
  const refused = expect(looked).rejects.toThrow('cannot be played')
  clock.advance(UPLOAD_TIMING.lookMs)
  await refused
  expect(silent.load).toHaveBeenCalled()
})
