import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listedRoom as roomSchema } from '@org/api-client/contract'
import { sampleOf } from '@org/api-client/testing'
import { inBrowser } from '../../testing/browsers'
import { config, infoOf, liveRoom, match } from '../../testing/fixtures'
import { liveApi } from '../../api/live'
import { heldReply } from '../../testing/held-reply'
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

it('lists the rooms without a match as a choice of its own, page by page', async () => {
  const { place, callsOf } = await show({
    path: '/live/lives',
    answers: {
      getRealLives: () => ({ list: [liveRoom({ title: '德比' })], total: 1, page: 1 }),
      getNoMatchLiveList: ({ page: number }) => ({
        list: Array.from({ length: 20 }, (_, at) => {
          const id = (Number(number ?? 1) - 1) * 20 + at + 1
          return sampleOf(roomSchema, { id, anchorid: id, title: `聊球${id}`, match: null })
        }),
        total: 40,
        page: Number(number ?? 1),
      }),
    },
  })
  await page.getByRole('radio', { name: '闲聊' }).click()
  await expect.element(page.getByText('聊球1', { exact: true })).toBeVisible()
  expect(page.getByText('德比').elements()).toEqual([])
  await expect.poll(place).toBe('/live/lives?category=matchless')
  await expect
    .poll(() => {
      page.getByRole('main').getByRole('listitem').elements().at(-1)?.scrollIntoView()
      return shown()
    })
    .toBe(40)
  expect(callsOf('getNoMatchLiveList').map(({ body }) => body['page'])).toEqual([undefined, 2])
  scrollTo(0, 0)
})

it('keeps the choices and the focus when the rooms without a match are chosen and left', async () => {
  await show({ path: '/live/lives', answers: { getRealLives: rooms } })
  const choice = page.getByRole('radio', { name: '闲聊' })
  await expect.element(choice).toBeVisible()
  const before = choice.element()
  await choice.click()
  await expect.element(choice).toBeChecked()
  expect(choice.element()).toBe(before)
  await expect.element(choice).toHaveFocus()
  await page.getByRole('radio', { name: '全部' }).click()
  await expect.poll(shown).toBe(20)
  expect(choice.element()).toBe(before)
})

it('names the badge of a room by its place in the list of the site', async () => {
  await show({
    path: '/live/lives',
    answers: {
      getCommonConfig: () => config({ live_badge: ['官方', '独家'] }),
      getRealLives: () => ({ list: [liveRoom({ badge: 2 })], total: 1, page: 1 }),
    },
  })
  await expect.element(page.getByText('独家')).toBeVisible()
  expect(document.body.textContent).not.toContain('官方')
})

describe('the rooms of the loaded pages', () => {
  const CATEGORIES = [
    { id: 1, name: '足球', sport_id: 1 as const },
    { id: 2, name: '篮球', sport_id: 2 as const },
  ]
  interface Listed {
    id: number
    title: string
  }
  const listed = (...ids: number[]): Listed[] => ids.map((id) => ({ id, title: `直播${id}` }))
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const pageOf = (all: readonly Listed[], body: Record<string, unknown>) => {
    const number = Number(body['page'] ?? 1)
    const list = all.slice((number - 1) * 20, number * 20)
    return {
      list: list.map(({ id, title }) => sampleOf(roomSchema, { id, anchorid: id, title })),
      total: all.length,
      page: number,
    }
  }
  const has = (title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .elements()
      .some(({ textContent }) => textContent.includes(title))
  const scrollToEnd = () => page.getByRole('main').getByRole('listitem').elements().at(-1)?.scrollIntoView()
  const shownAtEnd = () => {
    scrollToEnd()
    return shown()
  }

  it('follow a list that changes: a room that moves, one that ends and one that has a new title', async () => {
    let all = listed(...range(1, 30))
    const { store } = await show({ path: '/live/lives', answers: { getRealLives: (body) => pageOf(all, body) } })
    await expect.poll(shownAtEnd).toBe(30)
    const again = () =>
      store.dispatch(
        liveApi.endpoints.getRealLives.initiate({ categoryid: 0, size: 20 }, { subscribe: false, forceRefetch: true }),
      )
    // Room 20 falls to the second page, room 25 ends, and room 28 comes to the first page with another title.
    all = [{ id: 28, title: '加时' }, ...listed(...range(1, 24), 26, 27, 29, 30)]
    await again()
    await expect.poll(() => has('直播25')).toBe(false)
    expect([has('直播20'), has('加时'), has('直播28'), shown()]).toEqual([true, true, false, 29])
    scrollTo(0, 0)
  })

  it('are those of their category, also when a page arrives after another category is chosen', async () => {
    const late = heldReply<ReturnType<typeof pageOf>>()
    const [football, basketball] = [listed(...range(101, 130)), listed(...range(201, 245))]
    const { callsOf } = await show({
      path: '/live/lives?category=1',
      answers: {
        getCategory: () => ({ list: CATEGORIES }),
        getRealLives: (body) => {
          if (body['categoryid'] === 2) return pageOf(basketball, body)
          return body['page'] === 2 ? late.answer() : pageOf(football, body)
        },
      },
    })
    await expect.poll(shown).toBe(20)
    await expect
      .poll(() => {
        scrollToEnd()
        return callsOf('getRealLives').some(({ body }) => body['page'] === 2)
      })
      .toBe(true)
    scrollTo(0, 0)
    await page.getByRole('radio', { name: '篮球' }).click()
    await expect.poll(() => has('直播201')).toBe(true)
    await expect.poll(shownAtEnd).toBe(45)
    late.give(pageOf(football, { page: 2 }))
    await page.getByRole('radio', { name: '足球' }).click()
    await expect.poll(() => has('直播130')).toBe(true)
    await page.getByRole('radio', { name: '篮球' }).click()
    await expect.poll(shown).toBe(45)
    expect(has('直播245')).toBe(true)
    scrollTo(0, 0)
  })
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
  await page.getByRole('dialog', { name: '分享' }).getByRole('button', { name: '复制链接' }).click()
  await expect.poll(() => copied).toEqual([`${location.origin}/m/share/match/football/3?lang=cn`])
})
