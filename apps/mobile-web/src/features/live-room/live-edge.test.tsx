import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom, stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { LivePlayer } from './LivePlayer'

const seen = { opened: 0, edges: 0 }
beforeEach(() => void Object.assign(seen, { opened: 0, edges: 0 }))

/** A stream that never fails; whether its picture moves, the tests say. */
vi.mock(import('./attach-stream'), () => ({
  attachStream: () => {
    seen.opened += 1
    return Promise.resolve({
      latency: () => null,
      mostBehind: () => null,
      toLiveEdge: () => void (seen.edges += 1),
      detach: () => {},
    })
  },
}))

/** The player of a room whose picture moves. */
const watch = async () => {
  await show({
    path: '/live-detail/5',
    children: <LivePlayer live={liveRoom()} streams={[stream()]} chat={null} onBack={() => {}} onPicture={() => {}} />,
  })
  await expect.poll(() => seen.opened).toBe(1)
  const video = document.querySelector('video') as HTMLVideoElement
  const picture = { time: 1 }
  vi.spyOn(video, 'currentTime', 'get').mockImplementation(() => picture.time)
  video.play = () => Promise.resolve()
  video.dispatchEvent(new Event('playing'))
  await expect.element(page.getByRole('button', { name: '暂停' })).toBeVisible()
  return picture
}

/** The page is in the background for ten minutes, while something happens. */
const leaveForTenMinutes = (meanwhile: () => void) => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const from = performance.now()
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => {
    visibility.mockRestore()
    clock.mockRestore()
  })
  document.dispatchEvent(new Event('visibilitychange'))
  clock.mockReturnValue(from + 600_000)
  meanwhile()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

it('opens the stream again as soon as the network is back', async () => {
  await watch()
  dispatchEvent(new Event('online'))
  expect(seen.opened).toBe(2)
})

it('goes to the live edge at once when the page, which has played on, is seen again after ten minutes', async () => {
  const picture = await watch()
  leaveForTenMinutes(() => (picture.time += 600))
  expect(seen).toEqual({ opened: 1, edges: 1 })
})

it('opens the stream again at once when the page, whose picture has stood, is seen again after ten minutes', async () => {
  await watch()
  leaveForTenMinutes(() => {})
  expect(seen.opened).toBe(2)
})
