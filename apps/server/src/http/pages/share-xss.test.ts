import { SCRIPT_URLS, XSS_CORPUS } from '@org/api-client/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { atNoon, NOON } from '../../../test/noon'
import { steppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'

let server: RunningServer
let paths: string[]
beforeAll(async () => {
  server = await bootServer({ feed: 'simulation', clock: steppedClock(NOON), template: await atNoon() })
  const { db } = server.context
  const match = await db
    .selectFrom('match')
    .select('id')
    .where('sport_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const room = await db.selectFrom('live_room').select('anchor_id as id').orderBy('anchor_id').executeTakeFirstOrThrow()
  const about = { target: 'moment', target_id: 1, account_id: room.id } as const
  await db
    .insertInto('comment')
    .values({ ...about, text: 'text', created_at: 1 })
    .execute()
  paths = [
    `match/football/${match.id}`,
    `live/${room.id}`,
    'recordvideo/1',
    'shortvideo/8',
    'dynamic/1',
    'article/1',
    `anchor/${room.id}`,
    'activity/1',
  ]
})
afterAll(() => server.stop())

type Language = 'zh' | 'pt'

const pageOf = async (path: string, lang: Language) =>
  (await fetch(`${server.url}/m/share/${path}`, { headers: { 'accept-language': lang } })).text()

/** The tags of a page with the names of their attributes: none more than those of a page of plain texts. */
const shapeOf = (html: string) =>
  [...html.matchAll(/<([!/a-z][^\s>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].map(([, tag = '', rest = '']) =>
    [tag, ...[...rest.matchAll(/([^\s=]+)(?:="[^"]*")?/g)].map(([, name = '']) => name)].join(' '),
  )
const linksOf = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, url]) => url)

/** Everything that a user or an operator writes and a shared page shows, by language. */
const WRITTEN: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  zh: {
    account: ['nick_name', 'signature'],
    team: ['name_zh'],
    competition: ['name_zh', 'short_name_zh'],
    live_room: ['title_zh'],
    video: ['title_zh'],
    video_collection: ['title_zh'],
    moment: ['text'],
    comment: ['text'],
    article: ['title', 'summary'],
    activity: ['title_zh', 'summary_zh'],
  },
  pt: {
    account: ['nick_name_pt', 'signature_pt'],
    team: ['name_pt'],
    competition: ['name_pt', 'short_name_pt'],
    live_room: ['title_pt'],
    video: ['title_pt'],
    video_collection: ['title_pt'],
    moment: ['text_pt'],
    activity: ['title_pt', 'summary_pt'],
  },
}

const write = async (text: string, lang: Language) => {
  for (const [table, columns] of Object.entries(WRITTEN[lang])) {
    const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${text}`))
    await sql`UPDATE ${sql.table(table)} SET ${set}`.execute(server.context.db)
  }
}

const expectText = async (texts: readonly string[], lang: Language) => {
  const shown = () => Promise.all(paths.map((path) => pageOf(path, lang)))
  await write('text', lang)
  const plain = await shown()
  for (const text of texts) {
    await write(text, lang)
    const pages = await shown()
    for (const [at, path] of paths.entries()) {
      const [html = '', before = ''] = [pages[at], plain[at]]
      if (!(lang === 'pt' && path.startsWith('article'))) expect(html, `${path} ${text}`).not.toBe(before)
      // The text of a moment that is longer than a title has a paragraph of its own.
      const more = text.length > 80 && path.startsWith('dynamic') ? 2 : 0
      expect(shapeOf(html).length, `${path} ${text}`).toBe(shapeOf(before).length + more)
      expect(new Set(shapeOf(html)), `${path} ${text}`).toEqual(new Set(shapeOf(before)))
      expect(linksOf(html).filter((url) => !/^(?:\/m\/|http:\/\/127)/.test(url ?? ''))).toEqual([])
    }
  }
}

it.each(['zh', 'pt'] as const)('shows markup as text in every field of a shared page in %s', async (lang) => {
  const { db } = server.context
  await sql`UPDATE moment SET pictures = ARRAY[${SCRIPT_URLS[0]}::text]`.execute(db)
  await expectText([XSS_CORPUS.join(' ')], lang)
})

it.each(['zh', 'pt'] as const)(
  'shows each text of the corpus as text by itself in %s',
  { tags: ['deep'] },
  async (lang) => {
    await expectText(XSS_CORPUS, lang)
  },
)
