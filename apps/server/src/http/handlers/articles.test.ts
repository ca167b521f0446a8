import {
  getActivity,
  getArticle,
  getArticles,
  getProtocal,
  getUserInfo,
  joinActivity,
  like,
} from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { apiOf, registerPerson } from '../../../test/people'
import { steppedClock } from '../../../test/stepped-clock'
import { changeContent } from '../../commands/change-content'
import { seedDemoContent } from '../../services/content/seed-demo-content'
import type { RunningServer } from '../../server'

const NOW = Date.parse('2026-11-25T12:00:00Z') / 1_000
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock: steppedClock('2026-11-25T12:00:00Z'), rateLimits: false })
  await seedDemoContent(server.context)
})
afterAll(() => server.stop())

const admin = (...words: string[]) => changeContent(server.context.db, words, { name: 'ana', now: NOW })
const added = async (...words: string[]) => /\d+/.exec(await admin(...words))?.[0] ?? ''
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { status?: number }) => error.status,
  )

describe('articles', () => {
  it('are listed by language, the newest first, page by page', async () => {
    const api = apiOf(server)
    const first = await api.call(getArticles, { size: 4 })
    const second = await api.call(getArticles, { size: 4, cursor: first.next })
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual([11, 9, 7, 5, 3, 1])
    expect(second.next).toBe('')
    expect(first.list.every(({ demo }) => demo === 1)).toBe(true)
    const news = await apiOf(server, { lang: 'pt-br' }).call(getArticles, { category: 'news' })
    expect(news.list.map(({ id }) => id)).toEqual([12, 10])
  })

  it('are blocks of plain text, whatever an operator writes', async () => {
    const id = await added(
      'article',
      'add',
      'lang=zh',
      'category=news',
      'title=<script>alert(1)</script>',
      'blocks=# <img src=x onerror=alert(1)>\n\nA\nB\n\n- one\n- two\n\n[to the score](/score)',
    )
    const { article, blocks } = await apiOf(server).call(getArticle, { id: Number(id) })
    expect(article.title).toBe('<script>alert(1)</script>')
    expect(blocks.map(({ type, text, items, url }) => [type, text, items, url])).toEqual([
      ['heading', '<img src=x onerror=alert(1)>', [], ''],
      ['paragraph', 'A B', [], ''],
      ['list', '', ['one', 'two'], ''],
      ['link', 'to the score', [], '/score'],
    ])
    await admin('article', 'remove', id)
  })

  it('say the league and the match that they are about, which an operator names by numbers that exist', async () => {
    const { db } = server.context
    const { id: league } = await db
      .insertInto('competition')
      .values({
        sport_id: 1,
        name_en: 'Premier League',
        short_name_en: 'PL',
        name_zh: '英超联赛',
        short_name_zh: '英超',
        name_pt: 'Campeonato Inglês',
        short_name_pt: 'Inglês',
        country: 'gb-eng',
        colours: '306 fff',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const usual = ['article', 'add', 'lang=zh', 'category=news', 'title=T', 'blocks=B'] as const
    await expect(admin(...usual, 'competition_id=999999')).rejects.toThrow(
      'competition_id: there is no competition 999999.',
    )
    const id = await added(...usual)
    await expect(admin('article', 'change', id, 'match_id=999999')).rejects.toThrow(
      'match_id: there is no match 999999.',
    )
    await admin('article', 'change', id, `competition_id=${league}`)
    expect((await apiOf(server).call(getArticle, { id: Number(id) })).league).toMatchObject({
      id: league,
      name_zh: '英超联赛',
    })
    await admin('article', 'remove', id)
  })

  it('say how many like them, and whether the reader does', async () => {
    const [ana, bea] = [await registerPerson(server), await registerPerson(server)]
    await ana.api.call(like, { target: 'article', id: 1, type: 1 })
    expect(await ana.api.call(getArticle, { id: 1 })).toMatchObject({ likes: 1, liked: 1 })
    expect(await bea.api.call(getArticle, { id: 1 })).toMatchObject({ likes: 1, liked: 0 })
  })

  it('are hidden before their time, on other sites, and when they are off', async () => {
    const usual = ['article', 'add', 'lang=zh', 'category=news', 'title=T', 'blocks=B'] as const
    const later = await added(...usual, 'published_at=2026-11-26T00:00Z')
    const elsewhere = await added(...usual, 'site=lttu')
    const off = await added(...usual, 'is_on=no')
    for (const id of [later, elsewhere, off])
      expect(await refusal(apiOf(server).call(getArticle, { id: Number(id) }))).toBe(7)
    for (const id of [later, elsewhere, off]) await admin('article', 'remove', id)
  })
})

it('getProtocal shows the standard document with the name of the site, or that of an operator', async () => {
  const api = apiOf(server)
  const about = await api.call(getProtocal, { type: 5 })
  expect(about.blocks[0]?.text).toContain('看球吧是')
  await admin('document', 'add', 'type=5', 'lang=zh', 'title=我们', 'version=2', 'day=2026-11-25', 'blocks=新的{site}')
  expect(await api.call(getProtocal, { type: '5' })).toMatchObject({
    title: '我们',
    version: '2',
    date: '2026-11-25',
    blocks: [{ type: 'paragraph', text: '新的看球吧' }],
  })
})

describe('joining an activity', () => {
  const make = (...fields: string[]) =>
    added('activity', 'add', 'title_zh=礼', 'title_pt=P', 'blocks_zh=文', 'blocks_pt=T', ...fields)
  const open = ['starts_at=2026-11-25T00:00Z', 'ends_at=2026-11-26T00:00Z'] as const

  it('pays its gold once, also for concurrent calls', async () => {
    const id = Number(await make(...open, 'gold=70'))
    const { api } = await registerPerson(server)
    const before = (await api.call(getUserInfo, {})).gold
    const outcomes = await Promise.all([1, 2, 3].map(() => refusal(api.call(joinActivity, { id }))))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 8)).toHaveLength(2)
    expect((await api.call(getUserInfo, {})).gold).toBe(before + 70)
    const { activity } = await api.call(getActivity, { id })
    expect(activity).toMatchObject({ joined: 1, joined_count: 1, state: 'open' })
    expect((await apiOf(server).call(getActivity, { id })).activity).toMatchObject({ joined: 0, joined_count: 1 })
  })

  it('stops when the places are taken, before it starts and after it ends', async () => {
    const full = Number(await make(...open, 'places=1'))
    const [first, second] = [await registerPerson(server), await registerPerson(server)]
    const taken = await Promise.all([first, second].map(({ api }) => refusal(api.call(joinActivity, { id: full }))))
    expect(taken.map(String).sort()).toEqual(['1', 'ok'])
    const early = Number(await make('starts_at=2026-11-26T00:00Z', 'ends_at=2026-11-27T00:00Z'))
    const late = Number(await make('starts_at=2026-11-20T00:00Z', 'ends_at=2026-11-21T00:00Z'))
    for (const id of [early, late]) expect(await refusal(first.api.call(joinActivity, { id }))).toBe(1)
    expect((await first.api.call(getActivity, { id: late })).activity.state).toBe('over')
  })
})
