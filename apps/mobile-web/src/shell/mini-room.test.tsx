import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { liveRoom, stream } from '../testing/fixtures'
import { answersFor } from '../testing/match-answers'
import { show } from '../testing/show'

const room = liveRoom({ id: 5, title: '今晚的比赛', start_time: 1 })

const open = async () => {
  const shown = await show({
    path: '/score/detail/football/1',
    answers: {
      ...answersFor({}),
      getMatchAnchors: () => ({ list: [room] }),
      getLivePageData: () => ({ live: room, streams: [stream()], match: null, notice: '' }),
    },
  })
  await page.getByRole('button', { name: '小窗观看' }).click()
  await expect.element(picture()).toBeVisible()
  return shown
}
const picture = () => page.getByRole('button', { name: '回到直播间：今晚的比赛' })

it('shows a room of the match small, which goes on while browsing and leads back to the room', async () => {
  const { place } = await open()
  expect(page.getByRole('button', { name: '小窗观看' }).elements()).toEqual([])
  await page.getByRole('button', { name: '返回' }).first().click()
  await expect.poll(place).not.toBe('/score/detail/football/1')
  await expect.element(picture()).toBeVisible()
  await picture().click()
  await expect.poll(place).toBe('/live-detail/5')
  await expect.poll(() => picture().elements()).toEqual([])
})

it('is gone when it is closed', async () => {
  await open()
  await page.getByRole('button', { name: '关闭小窗' }).click()
  await expect.poll(() => picture().elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: '小窗观看' })).toBeVisible()
})
