import { getArticle, getShareCard } from '@org/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { apiOf } from '../../../test/people'
import { atNoon, NOON } from '../../../test/noon'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'

let server: RunningServer
let clock: SteppedClock
let match: { id: number; sport_id: number; home_zh: string }
beforeAll(async () => {
  clock = steppedClock(NOON)
  server = await bootServer({ feed: 'simulation', clock, template: await atNoon() })
  match = await server.context.db
    .selectFrom('match')
    .innerJoin('team', 'team.id', 'match.home_id')
    .select(['match.id', 'match.sport_id', 'team.name_zh as home_zh'])
    .where('match.sport_id', '=', 1)
    .orderBy('match.id')
    .executeTakeFirstOrThrow()
})
afterAll(() => server.stop())

const pictureOf = async (path: string) =>
  Buffer.from(await (await fetch(`${server.url}/media/share/${path}.jpg`)).arrayBuffer()).toString('base64')
const pageOf = async (path: string, lang = 'zh-CN') => {
  const reply = await fetch(`${server.url}/m${path}`, { headers: { 'accept-language': lang } })
  return { status: reply.status, policy: reply.headers.get('content-security-policy') ?? '', html: await reply.text() }
}
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? ''
const matchOf = async (sport: number) =>
  (
    await server.context.db
      .selectFrom('match')
      .select('id')
      .where('sport_id', '=', sport)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id
const momentAuthor = (id: number) =>
  server.context.db.selectFrom('moment').select('account_id as uid').where('id', '=', id).executeTakeFirstOrThrow()
const anchorOf = async () =>
  (await server.context.db.selectFrom('live_room').select('anchor_id').orderBy('anchor_id').executeTakeFirstOrThrow())
    .anchor_id

describe('pages below /share', () => {
  it.each([
    ['match', async () => `/share/match/football/${match.id}`],
    ['basketball match', async () => `/share/match/basketball/${await matchOf(2)}`],
    ['room', async () => `/share/live/${await anchorOf()}`],
    ['video', async () => '/share/recordvideo/1'],
    ['recorded video', async () => '/share/recordvideo/2'],
    ['short video', async () => '/share/shortvideo/8'],
    ['moment', async () => '/share/dynamic/1'],
    ['anchor', async () => `/share/anchor/${await anchorOf()}`],
    ['activity', async () => '/share/activity/1'],
  ])('say without a script what the %s is, in both languages, with a picture', async (_what, pathOf) => {
    const path = await pathOf()
    const [zh, pt] = [await pageOf(path), await pageOf(path, 'pt-BR')]
    for (const { status, html, policy } of [zh, pt]) {
      expect(status).toBe(200)
      expect(html.includes('<script')).toBe(false)
      expect(policy).toContain("default-src 'none'")
      const title = contentOf(html, 'og:title')
      expect(title).not.toBe('')
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
      expect(contentOf(html, 'twitter:title')).toBe(title)
      const text = contentOf(html, 'description')
      expect(text).not.toBe('')
      expect([contentOf(html, 'og:description'), contentOf(html, 'twitter:description')]).toEqual([text, text])
      expect(html).toContain(`<link rel="canonical" href="${server.url}/m${path}">`)
      const picture = await fetch(contentOf(html, 'og:image'))
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
    expect(zh.html).not.toBe(pt.html)
    expect(pt.html.replaceAll('看球吧', '')).not.toMatch(/\p{Script=Han}/u)
  })

  it('lead on in the language and through the channel of their address', async () => {
    const { html } = await pageOf(`/share/match/football/${match.id}?lang=pt-br&channel=a%20b&channelCode=7`)
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'))
    expect(links).toEqual([
      expect.stringMatching(/^\/m\/[^?]+\?channel=a\+b&channelCode=7&lang=pt-br$/),
      '/m/download?channel=a%20b&channelCode=7',
    ])
  })

  it('of a moment are the whole post, with its pictures, what was said of it and the newest comments', async () => {
    const { db } = server.context
    const text = `${'长'.repeat(99)}尾`
    const pictures = ['/media/art/11.webp', 'https://cdn.example/2.jpg']
    const [writer] = await db.selectFrom('account').select('id').limit(1).execute()
    const about = { target: 'moment' as const, target_id: 2, account_id: Number(writer?.id) }
    await db.updateTable('moment').set({ text, pictures }).where('id', '=', 2).execute()
    await db
      .insertInto('comment')
      .values({ ...about, text: '<b>说得好</b>', created_at: 1 })
      .execute()
    await db.insertInto('content_like').values(about).execute()
    const { html, policy } = await pageOf('/share/dynamic/2')
    const { uid } = await momentAuthor(2)
    expect(html).toContain(`<p>${text}</p>`)
    for (const picture of pictures) expect(html).toContain(`<img src="${picture}"`)
    expect(policy).toContain("img-src 'self' https://cdn.example;")
    expect(html).toContain('1 个赞 · 1 条评论')
    expect(html).toContain('&#60;b&#62;说得好&#60;/b&#62;')
    expect((await pageOf('/share/dynamic/2', 'pt-BR')).html).toContain('1 curtida · 1 comentário')
    expect(html).toContain(`href="/m/user-center/anchor/${uid}?tab=moments&#38;moment=2"`)
  })

  it('are in the language that their address names, and say so of their own address', async () => {
    const { html } = await pageOf('/share/video/1?lang=pt-br', '')
    expect(contentOf(html, 'og:locale')).toBe('pt_BR')
    expect(contentOf(html, 'og:url')).toBe(`${server.url}/m/share/recordvideo/1?lang=pt-br`)
    expect(html).toContain(`<link rel="canonical" href="${server.url}/m/share/recordvideo/1?lang=pt-br">`)
  })

  it('of an article are in its language, and lead to it', async () => {
    const { html } = await pageOf('/share/article/1')
    const { article } = await apiOf(server).call(getArticle, { id: 1 })
    expect(contentOf(html, 'og:title')).toBe(article.title)
    expect(html).toContain('href="/m/mobile/news?id=1"')
  })

  it('say what the app says of what is shared', async () => {
    for (const [kind, id] of [
      ['match', match.id],
      ['shortvideo', 8],
      ['article', 1],
      ['activity', 1],
    ] as const) {
      const card = await apiOf(server).call(getShareCard, { kind, id })
      const { html } = await pageOf(card.page)
      expect([contentOf(html, 'og:title'), contentOf(html, 'og:description')]).toEqual([card.title, card.text])
      expect(contentOf(html, 'og:image')).toBe(server.url + card.picture)
      expect(html).toContain(`href="/m${card.target}"`)
    }
  })

  it('name the teams of a match, and that it is simulated', async () => {
    const { html } = await pageOf(`/share/match/football/${match.id}`)
    expect(contentOf(html, 'og:title')).toContain(match.home_zh)
    expect(contentOf(html, 'og:description')).toContain('模拟赛事')
    expect(html).toContain(`href="/m/score/detail/football/${match.id}"`)
  })

  it.each([
    [1, 'before its start', 1, false],
    [1, 'in play', 4, true],
    [1, 'postponed', 9, false],
    [1, 'abandoned', 11, true],
    [2, 'in play', 9, true],
    [2, 'interrupted', 11, true],
    [2, 'cancelled', 12, false],
  ])('of a match of sport %i that is %s shows the score as elsewhere', async (sport, _what, status, hasScore) => {
    const { db } = server.context
    const { id } = await db.selectFrom('match').select('id').where('sport_id', '=', sport).executeTakeFirstOrThrow()
    const pictureWith = async (goals: number) => {
      const changed = JSON.stringify({ status, home_score: goals, away_score: 0 })
      await db
        .updateTable('match')
        .set({ state: sql`state || ${changed}::jsonb` })
        .where('id', '=', id)
        .execute()
      clock.advance(60_000)
      return pictureOf(`match/${id}`)
    }
    expect((await pictureWith(3)) !== (await pictureWith(2))).toBe(hasScore)
  })

  it('are missing for what is not there', async () => {
    for (const path of [
      '/share/match/basketball/999999',
      `/share/match/basketball/${match.id}`,
      '/share/article/999',
      '/share/anchor/999999',
      '/share/activity/999999',
      '/share/live/9999999999',
      '/share/video/8',
      '/share/dynamic/999',
      '/share/dynamic/2147483647',
    ])
      expect((await pageOf(path)).status, path).toBe(404)
  })

  it('show markup as text', async () => {
    const title = '"><script>alert(1)</script>'
    await server.context.db.updateTable('video').set({ title_zh: title }).where('id', '=', 3).execute()
    const { html } = await pageOf('/share/video/3')
    expect(html.includes('<script')).toBe(false)
    expect(contentOf(html, 'og:title')).toBe('&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;')
  })
})
