import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom, stream } from '../../testing/fixtures'
import { show } from '../../testing/show'
import { silentHls } from '../../testing/silent-stream'

it('a room says how many seconds its stream is behind, and a press on that leads to the live edge', async () => {
  const live = liveRoom({ id: 5 })
  await show({
    path: '/live-detail/5',
    answers: {
      getLivePageData: () => ({ live, streams: [stream({ url: silentHls(400) })], match: null, notice: '' }),
    },
  })
  const delay = page.getByRole('button', { name: /^延迟\d+s 点击追上直播$/ })
  await expect.element(delay).toBeVisible()
  const video = document.querySelector('video') as HTMLVideoElement
  // A place that the test chooses, so that no time passes.
  video.pause()
  video.currentTime = 391
  await expect.poll(() => video.seeking).toBe(false)
  await delay.click()
  expect(video.currentTime).toBeGreaterThan(394)
})
