import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom, stream } from '../../testing/fixtures'
import { holdTimers } from '../../testing/held-timers'
import { show } from '../../testing/show'

/** After which the controls hide (`use-auto-hide.ts` of the kit), and a hidden button cannot be pressed. */
const CONTROLS_MS = 3_000

const opened: string[] = []
beforeEach(() => {
  opened.splice(0)
  holdTimers(CONTROLS_MS)
  // Nobody looks whether a picture has stood for long, so that a slow machine opens no stream again.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => void vi.useRealTimers())

/** A stream that reports no failure; whether its picture moves, the tests say. */
vi.mock(import('./attach-stream'), () => ({
  attachStream: ({ url }) => {
    opened.push(new URL(url, location.href).pathname)
    return Promise.resolve({ latency: () => null, mostBehind: () => null, toLiveEdge: () => {}, detach: () => {} })
  },
}))

const room = liveRoom({ id: 5, title: '今晚的比赛', start_time: 1 })
const line = '/media/live/5.m3u8'

const enter = async () => {
  const shown = await show({
    path: '/live/lives',
    answers: {
      getRealLives: () => ({ list: [room], total: 1, page: 1 }),
      getLivePageData: () => ({ live: room, streams: [stream({ url: line })], match: null, notice: '' }),
    },
  })
  await page.getByRole('link', { name: /今晚的比赛/ }).click()
  await expect.element(player()).toBeVisible()
  await expect.poll(() => opened).toEqual([line])
  return shown
}

const player = () => page.getByRole('region', { name: '直播画面' })
const small = () => page.getByRole('button', { name: '回到直播间：今晚的比赛' })
const leave = () => page.getByRole('button', { name: '返回' }).first().click()
const moves = () => document.querySelector('video')?.dispatchEvent(new Event('playing'))

it('shows a room that is left while it plays small on the next page, and large again on the way back, each with its stream', async () => {
  const { place } = await enter()
  moves()
  await expect.element(page.getByRole('button', { name: '暂停' })).toBeVisible()
  await leave()
  await expect.poll(place).toBe('/live/lives')
  await expect.element(small()).toBeVisible()
  await expect.poll(() => opened).toEqual([line, line])
  expect(document.querySelectorAll('video')).toHaveLength(1)
  await small().click()
  await expect.poll(place).toBe('/live-detail/5')
  await expect.element(player()).toBeVisible()
  await expect.poll(() => small().elements()).toEqual([])
  await expect.poll(() => opened).toEqual([line, line, line])
  expect(document.querySelectorAll('video')).toHaveLength(1)
})

it('shows nothing of a room that is left before it plays', async () => {
  const { place } = await enter()
  await leave()
  await expect.poll(place).toBe('/live/lives')
  await expect.element(page.getByRole('link', { name: /今晚的比赛/ })).toBeVisible()
  expect(small().elements()).toEqual([])
})
