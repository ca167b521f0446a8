import { getHotSearches, search, type ReplyOf, type searchRaceHome } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { match, team } from '../../testing/fixtures'
import { heldReply } from '../../testing/held-reply'
import { show } from '../../testing/show'
import { searchHistory } from './search-history'

const club = (id: number, name: string, name_en = name) => ({
  ...team(name),
  id,
  name_en,
  sport_id: 1 as const,
  nation: 0 as const,
})
const none = () => ({ list: [], total: 0 })
const home = (fields: Partial<ReplyOf<typeof searchRaceHome>> = {}) => ({
  matches: none(),
  teams: none(),
  events: none(),
  anchors: none(),
  lives: none(),
  videos: none(),
  articles: none(),
  near: [],
  ...fields,
})
const answers = {
  getHotSearches: () => sample(getHotSearches, { list: ['英超', '巴萨'] }),
  searchRaceHome: ({ keyword }: Record<string, unknown>) =>
    keyword === 'zz'
      ? home({ near: ['曼城'] })
      : home({ teams: { list: [club(1, `曼城${String(keyword)}`), club(2, '曼联'), club(3, '<b>曼')], total: 9 } }),
  search: ({ page: at = 1 }: Record<string, unknown>) =>
    sample(search, {
      list: (at === 1 ? [1, 2] : [3]).map((id) => ({ type: 'teams' as const, item: club(id, `队${id}`) })),
      total: 3,
      page: Number(at),
    }),
}
/** Of 26 November 2025 in Shanghai. */
const NOON = Date.parse('2025-11-26T04:00:00Z') / 1_000
const field = () => page.getByRole('searchbox', { name: '搜索关键词' })
const marks = () => [...document.querySelectorAll('main em')].map(({ textContent }) => textContent)

describe.each(['/score/search', '/search'])('the search at %s', (path) => {
  it('starts in the field, proposes hot searches, and searches for one that is pressed', async () => {
    const { place } = await show({ path, answers })
    await expect.element(field()).toHaveFocus()
    await page.getByRole('button', { name: '英超' }).click()
    await expect.poll(place).toBe(`${path}?keyword=${encodeURIComponent('英超')}`)
    await expect.element(field()).toHaveValue('英超')
    await expect.element(page.getByRole('heading', { name: '球队' })).toBeVisible()
  })

  it.each([
    ['a NUL', '%00', []],
    ['a NUL in a word', 'a%00b', ['ab']],
    ['half of an emoji after the cut', `${'a'.repeat(99)}%F0%9F%98%80`, ['a'.repeat(99)]],
  ])('asks for nothing that the server refuses: a link has %s', async (_, written, keywords) => {
    const { callsOf } = await show({ path: `${path}?keyword=${written}`, answers })
    await expect.element(page.getByText(keywords.length === 0 ? '英超' : '曼联').first()).toBeVisible()
    expect(callsOf('searchRaceHome').map(({ body }) => body['keyword'])).toEqual(keywords)
  })

  it('searches once typing pauses, keeps the keyword in the URL and marks it', async () => {
    const { place, callsOf } = await show({ path, answers })
    await userEvent.type(field(), '曼')
    await expect.poll(place).toBe(`${path}?keyword=${encodeURIComponent('曼')}`)
    await expect.element(page.getByRole('link', { name: '曼联' })).toBeVisible()
    expect(marks()).toEqual(['曼', '曼', '曼', '曼'])
    expect(document.querySelector('main b')).toBeNull()
    expect(callsOf('searchRaceHome').map(({ body }) => body['keyword'])).toEqual(['曼'])
  })

  it('ignores the reply to an earlier keyword', async () => {
    const first = heldReply()
    await show({
      path,
      answers: {
        ...answers,
        searchRaceHome: (body) => (body['keyword'] === 'a' ? first.answer() : answers.searchRaceHome(body)),
      },
    })
    await userEvent.fill(field(), 'a')
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(field(), 'ab')
    await expect.element(page.getByText('曼城ab')).toBeVisible()
    first.give(home({ teams: { list: [club(1, '迟到')], total: 1 } }))
    await expect.element(page.getByText('曼城ab')).toBeVisible()
    expect(page.getByText('迟到').elements()).toEqual([])
  })

  it('keeps the last five submitted searches, which can be cleared', async () => {
    await show({ path, answers })
    for (const keyword of ['一', '二', '三', '四', '五', '六', '二']) {
      await userEvent.fill(field(), keyword)
      await userEvent.keyboard('{Enter}')
    }
    await page.getByRole('button', { name: '清空' }).click()
    await expect.element(field()).toHaveFocus()
    const last = page.getByRole('region', { name: '最近搜索' }).getByRole('button')
    await expect
      .poll(() => last.elements().map(({ textContent }) => textContent))
      .toEqual(['二', '六', '五', '四', '三', '清除搜索记录'])
    await page.getByRole('button', { name: '清除搜索记录' }).click()
    await expect.element(last.first()).not.toBeInTheDocument()
  })

  it('proposes names like the keyword if it finds nothing', async () => {
    await show({ path: `${path}?keyword=zz`, answers })
    await expect.element(page.getByText('没有找到“zz”')).toBeVisible()
    await page.getByRole('button', { name: '曼城' }).click()
    await expect.element(field()).toHaveValue('曼城')
  })

  it('says that it failed, and searches again on a press', async () => {
    let fails = true
    await show({
      path: `${path}?keyword=x`,
      answers: {
        ...answers,
        searchRaceHome: (body) => {
          if (fails) throw new TypeError('no network')
          return answers.searchRaceHome(body)
        },
      },
    })
    await expect.element(page.getByText('加载失败')).toBeVisible()
    fails = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('曼联')).toBeVisible()
  })

  it('leads to all results of a kind', async () => {
    const { place } = await show({ path: `${path}?keyword=x`, answers })
    await page.getByRole('link', { name: '更多 球队' }).click()
    await expect.poll(place).toBe('/search?keyword=x&tab=teams')
    await expect.element(page.getByRole('tab', { name: '球队' })).toHaveAttribute('aria-selected', 'true')
  })
})

it('loads all results of a kind page by page', async () => {
  const { callsOf } = await show({ path: '/search?keyword=x&tab=teams', answers })
  await expect.element(page.getByText('队3')).toBeVisible()
  expect(callsOf('search').map(({ body }) => body['page'])).toEqual([undefined, 2])
  expect(callsOf('searchRaceHome')).toEqual([])
})

it('marks the keyword in the teams of matches, and keeps the search when one is opened', async () => {
  const item = match({ hometeam: team('曼城'), awayteam: team('热刺') })
  const { place, store } = await show({
    path: '/search?keyword=曼&tab=matches',
    answers: { ...answers, search: () => sample(search, { list: [{ type: 'matches', item }], total: 1, page: 1 }) },
  })
  await expect.poll(marks).toEqual(['曼'])
  await page.getByRole('link', { name: /曼城/ }).click()
  await expect.poll(place).toBe(`/score/detail/football/${item.id}`)
  expect(searchHistory.selectSlice(store.getState()).entries).toEqual([{ target_id: '曼' }])
})

it('names the day of matches once', async () => {
  const games = [0, 60, 86_400].map((after, id) => match({ id: id + 1, kickoff_time: NOON + after }))
  await show({
    path: '/search?keyword=x&tab=matches',
    zone: 'Asia/Shanghai',
    answers: {
      ...answers,
      search: () =>
        sample(search, { list: games.map((item) => ({ type: 'matches' as const, item })), total: 3, page: 1 }),
    },
  })
  await expect.element(page.getByText('周三 2025-11-26')).toBeVisible()
  await expect.element(page.getByText('周四 2025-11-27')).toBeVisible()
  expect(page.getByText(/^周/).elements()).toHaveLength(2)
})

it('leads from a team to its matches', async () => {
  const { place, callsOf } = await show({
    path: '/search?keyword=x&tab=teams',
    answers: {
      ...answers,
      search: (body) =>
        body['type'] === 'matches' || String(body['keyword']) === '队1'
          ? sample(search, { list: [{ type: 'matches', item: match({ hometeam: team('队1') }) }], total: 1, page: 1 })
          : answers.search(body),
    },
  })
  await page.getByRole('link', { name: '队1' }).click()
  await expect.poll(place).toBe(`/search?${new URLSearchParams({ keyword: '队1', tab: 'matches' })}`)
  await expect.element(field()).toHaveValue('队1')
  await expect.element(page.getByRole('article').filter({ hasText: '队1' })).toBeVisible()
  expect(callsOf('search').at(-1)?.body).toMatchObject({ keyword: '队1' })
})

it('leads from a national team to its page', async () => {
  const item = { ...club(9, '巴西'), nation: 1 as const }
  await show({
    path: '/search?keyword=x&tab=teams',
    answers: { ...answers, search: () => sample(search, { list: [{ type: 'teams', item }], total: 1, page: 1 }) },
  })
  await expect.element(page.getByRole('link', { name: '巴西' })).toHaveAttribute('href', '/fifa-team/9')
})

it('says the sport of a team other than football, because teams of two sports may have one name', async () => {
  const list = ([1, 2] as const).map((sport_id) => ({
    type: 'teams' as const,
    item: { ...club(sport_id, '圣保罗'), sport_id },
  }))
  await show({
    path: '/search?keyword=x&tab=teams',
    answers: { ...answers, search: () => sample(search, { list, total: 2, page: 1 }) },
  })
  const rows = page.getByRole('link', { name: '圣保罗' })
  await expect.element(rows.nth(1)).toHaveTextContent('篮球')
  expect(rows.nth(0).element().textContent).not.toContain('足球')
})

it.each([
  ['/score', '/score/search'],
  ['/live', '/search'],
])('is opened from the bar of %s', async (from, to) => {
  const { place } = await show({ path: from, answers })
  await page.getByRole('banner').getByRole('link', { name: '搜索' }).click()
  await expect.poll(place).toBe(to)
  await expect.element(field()).toHaveFocus()
})

it('has its texts in Portuguese', async () => {
  const { store } = await show({ path: '/search?keyword=zz', answers })
  const { langChosen } = await import('../../store/preferences')
  store.dispatch(langChosen('pt-br'))
  await expect.element(page.getByText('Nada encontrado para “zz”')).toBeVisible()
})
