import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listedRoom as roomSchema } from '@org/api-client/contract'
import { sampleOf } from '@org/api-client/testing'
import { inBrowser } from '../../testing/browsers'
import { infoOf, match } from '../../testing/fixtures'
import { show } from '../../testing/show'

const ALL = 45
const rooms = (body: Record<string, unknown>) => {
  const [number, size] = [Number(body['page'] ?? 1), Number(body['size'])]
  const ids = Array.from({ length: ALL }, (_, at) => at + 1).slice((number - 1) * size, number * size)
  return {
    list: ids.map((id) => sampleOf(roomSchema, { id, anchorid: id, title: `直播${id}` })),
    total: ALL,
    page: number,
  }
}
const shown = () => page.getByRole('main').getByRole('listitem').elements().length

it('loads the rooms by twenty as the user scrolls, to the end', async () => {
  const { callsOf } = await show({ path: '/live/lives', answers: { getRealLives: rooms } })
  await expect.poll(shown).toBe(20)
  await expect
    .poll(() => {
      page.getByRole('main').getByRole('listitem').elements().at(-1)?.scrollIntoView()
      return shown()
    })
    .toBe(ALL)
  expect(callsOf('getRealLives').map(({ body }) => [body['page'], body['size']])).toEqual([
    [undefined, 20],
    [2, 20],
    [3, 20],
  ])
  scrollTo(0, 0)
})

it('leads to all anchors', async () => {
  const { place } = await show({ path: '/live/lives', answers: { getRealLives: rooms } })
  await page.getByRole('link', { name: '主播', exact: true }).click()
  await expect.poll(place).toBe('/anchor-list')
})

it('a match can be shared in the browser of WeChat, which has no floating buttons', async () => {
  const copied: string[] = []
  inBrowser('wechat', { writeText: async (text) => void copied.push(text) })
  await show({ path: '/score/detail/football/3', answers: { getMatchInfo: () => infoOf(match({ id: 3 })) } })
  await page.getByRole('button', { name: '分享' }).click()
  await expect.poll(() => copied).toEqual([location.href])
})
