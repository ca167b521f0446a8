import {
  addComment,
  getActivities,
  getActivity,
  getArticle,
  getArticles,
  getComments,
  getProtocal,
  getShareCard,
  joinActivity,
  league as leagueSchema,
} from '@org/api-client/contract'
import { sample, sampleOf } from '@org/api-client/testing'
import { SPORT } from '@org/domain'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { show } from '../../testing/show'

const activity = {
  id: 7,
  title: '看台见面礼',
  summary: '参加即得 50 金币',
  cover: '',
  state: 'open',
  gold: 50,
  places: 0,
  joined: 0,
  joined_count: 12_000,
} as const
const block = { type: 'paragraph', text: '', items: [], url: '' } as const

describe('activities', () => {
  it('lead to their pages, with their state', async () => {
    await show({
      path: '/activities',
      answers: { getActivities: () => sample(getActivities, { list: [activity], total: 1, page: 1 }) },
    })
    const row = page.getByRole('link', { name: '看台见面礼' })
    await expect.element(row).toHaveAttribute('href', '/activity/7')
    await expect.element(row).toHaveTextContent('进行中')
    await expect.element(row).toHaveTextContent('1.20万 人参加')
  })

  it('say that there are none', async () => {
    await show({
      path: '/activities',
      answers: { getActivities: () => sample(getActivities, { list: [], total: 0, page: 1 }) },
    })
    await expect.element(page.getByText('暂时没有活动')).toBeVisible()
  })

  it.each(['/activity/7', '/mobile/activity/7'])('are joined once by a member at %s', async (path) => {
    let joined: 0 | 1 = 0
    const answers = {
      getActivity: () => sample(getActivity, { activity: { ...activity, joined }, blocks: [] }),
      joinActivity: () => {
        joined = 1
        return sample(joinActivity, { activity: { ...activity, joined } })
      },
    }
    const { callsOf } = await show({ path, answers, member: true })
    await page.getByRole('button', { name: '立即参加' }).click()
    await expect.element(page.getByRole('button', { name: '已参加' })).toBeDisabled()
    expect(callsOf('joinActivity').map(({ body }) => body)).toMatchObject([{ id: 7 }])
  })

  it.each(['/activity/7', '/mobile/activity/7'])('have a title and a button to share at %s', async (path) => {
    await show({ path, answers: { getActivity: () => sample(getActivity, { activity, blocks: [] }) } })
    await expect.element(page.getByRole('heading', { level: 1, name: '看台见面礼' })).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
    expect(page.getByRole('button', { name: '分享' }).elements()).toHaveLength(1)
  })

  it('ask a guest to log in', async () => {
    const answers = { getActivity: () => sample(getActivity, { activity, blocks: [] }) }
    const { callsOf } = await show({ path: '/activity/7', answers })
    await page.getByRole('button', { name: '立即参加' }).click()
    await expect.element(page.getByText('您还未登录')).toBeVisible()
    expect(callsOf('joinActivity')).toEqual([])
  })

  it('are shared as what they are', async () => {
    const { callsOf } = await show({
      path: '/activity/7',
      answers: {
        getActivity: () => sample(getActivity, { activity, blocks: [] }),
        getShareCard: () => sample(getShareCard, { title: '看台见面礼' }),
      },
    })
    await page.getByRole('banner').getByRole('button', { name: '分享' }).click()
    await expect.element(page.getByRole('img', { name: '分享图：看台见面礼，扫码打开' })).toBeVisible()
    expect(callsOf('getShareCard').map(({ body }) => body)).toMatchObject([{ kind: 'activity', id: 7 }])
  })
})

describe('a list of an article', () => {
  it('has each item once for each time that it is written', async () => {
    const complaints = vi.spyOn(console, 'error')
    onTestFinished(() => complaints.mockRestore())
    const items = ['同分看净胜球', '同分看净胜球', '再看进球']
    const list = { ...block, type: 'list' as const, items }
    const answers = { getActivity: () => sample(getActivity, { activity, blocks: [list] }) }
    await show({ path: '/activity/7', answers })
    await expect.element(page.getByText('再看进球')).toBeVisible()
    expect(page.getByText('同分看净胜球').elements()).toHaveLength(2)
    const ofKeys = complaints.mock.calls.filter(([text]) => String(text).includes('same key'))
    expect(ofKeys).toEqual([])
  })
})

describe('articles', () => {
  const article = { id: 3, category: 'guide', title: '怎样看懂走势图', summary: '一分钟', cover: '', demo: 1 } as const

  it('are filtered by the category in the URL, and lead to their page', async () => {
    const { place, callsOf } = await show({
      path: '/mobile/news',
      answers: {
        getArticles: () => sample(getArticles, { list: [article], next: '' }),
        getArticle: () => sample(getArticle, { article, blocks: [], match: null, league: null }),
      },
    })
    await expect.element(page.getByText('演示内容')).toBeVisible()
    await page.getByRole('radio', { name: '分析' }).click()
    await expect.poll(place).toBe('/mobile/news?category=analysis')
    await expect.poll(() => callsOf('getArticles').at(-1)?.body).toMatchObject({ category: 'analysis' })
    await page.getByRole('link', { name: '怎样看懂走势图' }).click()
    await expect.poll(place).toBe('/mobile/news?id=3')
    await expect.element(page.getByRole('heading', { name: '怎样看懂走势图' })).toBeVisible()
  })

  const answers = {
    getArticles: () => sample(getArticles, { list: [article], next: '' }),
    getArticle: () => sample(getArticle, { article, blocks: [], match: null, league: null }),
  }
  const back = () => page.getByRole('button', { name: '返回', exact: true })

  it('lead back to the list from which they were opened, which leads no further back', async () => {
    const { place } = await show({ path: '/mobile/news', answers })
    await page.getByRole('link', { name: '怎样看懂走势图' }).click()
    await expect.poll(place).toBe('/mobile/news?id=3')
    await back().click()
    await expect.poll(place).toBe('/mobile/news')
    await expect.element(page.getByRole('radio', { name: '分析' })).toBeVisible()
    expect(back().elements()).toEqual([])
  })

  it('lead to the list instead if a link has opened them', async () => {
    const { place } = await show({ path: '/mobile/news?id=3', answers })
    await expect.element(page.getByRole('heading', { name: '怎样看懂走势图' })).toBeVisible()
    expect(back().elements()).toEqual([])
    await page.getByRole('link', { name: '资讯', exact: true }).click()
    await expect.poll(place).toBe('/mobile/news')
  })

  it('show markup as text, and lead nowhere but to pages and web addresses', async () => {
    const evil = '<img src=x onerror="document.title=1">'
    const blocks = [
      { ...block, type: 'heading', text: evil },
      { ...block, text: evil },
      { ...block, type: 'list', items: [evil] },
      { ...block, type: 'link', text: '坏链接', url: 'javascript:alert(1)' },
      { ...block, type: 'link', text: '比分', url: '/score' },
    ] as const
    await show({
      path: '/mobile/news?id=3',
      answers: { getArticle: () => sample(getArticle, { article, blocks: [...blocks], match: null, league: null }) },
    })
    await expect.element(page.getByRole('link', { name: '比分' })).toHaveAttribute('href', '/score')
    expect(page.getByText(evil).elements()).toHaveLength(3)
    expect(page.getByRole('link', { name: '坏链接' }).elements()).toEqual([])
    expect(document.querySelector('main img[src="x"]')).toBeNull()
  })

  it.each([
    ['cn', '写评论', '发表', '好文章'],
    ['pt-br', 'Escreva um comentário', 'Enviar', 'Bom artigo'],
  ] as const)('are commented on by members in %s', async (lang, field, send, text) => {
    const list: object[] = []
    const { callsOf, store } = await show({
      path: '/mobile/news?id=3',
      member: true,
      answers: {
        getArticle: () => sample(getArticle, { article, blocks: [], match: null, league: null }),
        getComments: () => sample(getComments, { list, next: '' }),
        addComment: () => {
          list.push({ id: 1, text })
          return sample(addComment, { comment: { id: 1, text } })
        },
      },
    })
    store.dispatch(langChosen(lang))
    await page.getByRole('textbox', { name: field }).fill(text)
    await page.getByRole('button', { name: send }).click()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(callsOf('addComment').map(({ body }) => body)).toMatchObject([{ target: 'article', id: 3, text }])
  })

  it.each([
    ['cn', '英超联赛'],
    ['pt-br', 'Premier League'],
  ] as const)('lead to the league that they are about in %s', async (lang, name) => {
    const league = {
      ...sampleOf(leagueSchema),
      id: 10,
      sport_id: SPORT.football,
      name_zh: '英超联赛',
      name_pt: 'Premier League',
    }
    const { store } = await show({
      path: '/mobile/news?id=3',
      answers: { getArticle: () => sample(getArticle, { article, blocks: [], match: null, league }) },
    })
    store.dispatch(langChosen(lang))
    await expect
      .element(page.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', '/database/league/football/10')
  })

  it.each([
    ['cn', '3 赞', '4 赞'],
    ['pt-br', '3 curtidas', '4 curtidas'],
  ] as const)('are liked by members in %s', async (lang, before, after) => {
    const { callsOf, store } = await show({
      path: '/mobile/news?id=3',
      member: true,
      answers: {
        getArticle: () => sample(getArticle, { article, blocks: [], match: null, league: null, likes: 3, liked: 0 }),
        like: () => ({ likes: 4, liked: 1 }),
      },
    })
    store.dispatch(langChosen(lang))
    await page.getByRole('button', { name: before }).click()
    await expect.element(page.getByRole('button', { name: after })).toHaveAttribute('aria-pressed', 'true')
    expect(callsOf('like').map(({ body }) => body)).toMatchObject([{ target: 'article', id: 3, type: 1 }])
  })

  it('say that one does not exist', async () => {
    const missing = () => ({ status: 7, msg: '内容不存在', data: null })
    await show({ path: '/mobile/news?id=999', answers: { getArticle: missing } })
    await expect.element(page.getByText('文章不存在')).toBeVisible()
  })
})

it.each([
  ['/privacy', 2],
  ['/privacy?tab=user', 1],
  ['/mobile/privacy/recharge', 3],
  ['/mobile/privacy/anchor', 4],
  ['/mobile/about', 5],
  ['/mobile/package-rules', 6],
])('%s shows its document with version and date', async (path, type) => {
  const { callsOf } = await show({
    path,
    answers: {
      getProtocal: () =>
        sample(getProtocal, {
          title: '标题',
          version: '1.1',
          date: '2026-11-28',
          blocks: [{ ...block, text: '第一段' }],
        }),
    },
  })
  await expect.element(page.getByText('版本 1.1 · 2026-11-28')).toBeVisible()
  await expect.element(page.getByText('第一段')).toBeVisible()
  expect(callsOf('getProtocal')[0]?.body).toMatchObject({ type })
})

it.each([
  ['cn', 'kqb', '看球吧'],
  ['pt-br', 'kqb', 'Kanqiuba'],
] as const)('the page about the site has its logo in %s', async (lang, site, name) => {
  const { store } = await show({ path: '/mobile/about', site })
  store.dispatch(langChosen(lang))
  await expect.element(page.getByRole('img', { name })).toHaveAttribute('src', `/assets/${site}/about.svg`)
})
