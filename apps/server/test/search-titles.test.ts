import { addMaterial, deleteMaterial, getTempKeysForMinio, search, searchRaceHome } from '@org/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeContent } from '../src/commands/change-content'
import type { RunningServer } from '../src/server'
import { seedDemoContent } from '../src/services/content/seed-demo-content'
import { seedDemoRooms } from '../src/services/live/seed-demo-rooms'
import { indexAllNames } from '../src/services/search/index-all-names'
import { anonymise } from '../src/store/identity/anonymise'
import { bootServer } from './boot'
import { NOON } from './noon'
import { apiOf, newGuest, registerPerson, type Person } from './people'
import { steppedClock } from './stepped-clock'

const clock = steppedClock(NOON)
const now = Math.floor(clock.now() / 1_000)
let server: RunningServer
let author: number
beforeAll(async () => {
  server = await bootServer({ rateLimits: false, clock })
  await seedDemoRooms(server.context)
  await seedDemoContent(server.context)
  author = (await registerPerson(server)).uid
})
afterAll(() => server.stop())

const admin = (...words: string[]) => changeContent(server.context.db, words, { name: 'ana', now })
const added = async (...words: string[]) => /\d+/.exec(await admin(...words))?.[0] ?? ''
const addVideo = (...fields: string[]) =>
  added('video', 'add', 'kind=short', `account_id=${author}`, 'cover=/c.png', 'sources=/v.mp4', 'seconds=9', ...fields)
const addArticle = (...fields: string[]) => added('article', 'add', 'category=news', 'blocks=B', ...fields)

const timeOf = (at: number) => new Date(at * 1_000).toISOString().replace('.000Z', 'Z')

type Kind = 'videos' | 'articles'
const found = async (type: Kind, keyword: string, lang = 'cn') =>
  (await apiOf(server, { lang }).call(search, { keyword, type, size: 100 })).list.map(({ item }) =>
    'title' in item ? item.title : '',
  )

describe('a video', () => {
  it('is found by its title in both languages, and is shown in that of the call', async () => {
    await addVideo('title_zh=雷霆倒钩集锦', 'title_pt=Bicicletas memoráveis')
    for (const keyword of ['雷霆倒钩', 'leiting', 'ltdg', 'memoraveis', 'bicicletas']) {
      expect(await found('videos', keyword)).toEqual(['雷霆倒钩集锦'])
      expect(await found('videos', keyword, 'pt-br')).toEqual(['Bicicletas memoráveis'])
    }
  })

  it('is found by a guest and by a member', async () => {
    await addVideo('title_zh=北极狐', 'title_pt=Raposa')
    for (const { api } of [await newGuest(server), await registerPerson(server)])
      expect((await api.call(search, { keyword: '北极狐', type: 'videos' })).total).toBe(1)
  })

  it('is not found by a keyword that is only like its title', async () => {
    await addVideo('title_zh=海豚跃出水面', 'title_pt=Golfinhos saltando')
    expect(await found('videos', 'golfinhos')).toEqual(['海豚跃出水面'])
    expect(await found('videos', 'gofinhos')).toEqual([])
  })

  it('is found by its new title once that is changed, and by none once it is off', async () => {
    const id = await addVideo('title_zh=蓝鲸', 'title_pt=Baleia azul')
    await admin('video', 'change', id, 'title_zh=白鹭')
    expect(await found('videos', '蓝鲸')).toEqual([])
    expect(await found('videos', '白鹭')).toEqual(['白鹭'])
    expect(await found('videos', 'baleia')).toEqual(['白鹭'])
    await admin('video', 'change', id, 'is_on=no')
    expect(await found('videos', '白鹭')).toEqual([])
  })

  it('of an account that is closed is not found', async () => {
    const { uid } = await registerPerson(server)
    await addVideo(`account_id=${uid}`, 'title_zh=孤岛', 'title_pt=Ilha')
    expect(await found('videos', '孤岛')).toEqual(['孤岛'])
    await server.context.db.updateTable('account').set({ status: 0 }).where('id', '=', uid).execute()
    expect(await found('videos', '孤岛')).toEqual([])
  })

  it('of a member is found once the material is approved, until the member deletes it', async () => {
    const { api } = await registerPerson(server)
    const id = await addedMaterial(api, 'Quintalzinho')
    expect(await found('videos', 'quintalzinho')).toEqual([])
    await admin('material', 'approve', String(id))
    expect(await found('videos', 'quintalzinho')).toEqual(['Quintalzinho'])
    await api.call(deleteMaterial, { id })
    expect(await found('videos', 'quintalzinho')).toEqual([])
    expect(await titles('Quintalzinho')).toEqual([])
  })

  it('of a member leaves nothing in the index when the account ends', async () => {
    const { api, uid } = await registerPerson(server)
    await admin('material', 'approve', String(await addedMaterial(api, 'Varandinha')))
    expect(await titles('Varandinha')).toHaveLength(1)
    await server.context.db.transaction().execute((trx) => anonymise(trx, uid))
    expect(await titles('Varandinha')).toEqual([])
  })
})

const addedMaterial = async (api: Person['api'], title: string) => {
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(20)])
  const { put_url, key } = await api.call(getTempKeysForMinio, { key: 'a.mp4', size: bytes.length })
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  for (const [url, type, body] of [
    [`${put_url}&variant=cover`, 'image/png', png],
    [put_url, 'video/mp4', bytes],
  ] as const)
    await fetch(new URL(url, server.url), { method: 'PUT', headers: { 'content-type': type }, body })
  return (await api.call(addMaterial, { title, files: [key], seconds: 12 })).id
}

/** Of the index. */
const titles = (name: string) =>
  server.context.db.selectFrom('search_title').select('target_id').where('source', 'like', `%${name}%`).execute()

describe('an article', () => {
  it('is found by its title in its own language only', async () => {
    await addArticle('lang=pt-BR', 'title=Escanteio curto')
    await addArticle('lang=zh', 'title=短角球')
    expect(await found('articles', 'escanteio', 'pt-br')).toEqual(['Escanteio curto'])
    expect(await found('articles', 'escanteio')).toEqual([])
    expect(await found('articles', 'duanjiaoqiu')).toEqual(['短角球'])
    expect(await found('articles', '短角球', 'pt-br')).toEqual([])
  })

  it('of another site, of the future or that is off is not found', async () => {
    const usual = ['lang=zh', 'title=冰川'] as const
    await addArticle(...usual, 'site=lttu')
    await addArticle(...usual, 'is_on=no')
    const later = await addArticle(...usual, `published_at=${timeOf(now + 86_400)}`)
    expect(await found('articles', '冰川')).toEqual([])
    await admin('article', 'change', later, `published_at=${timeOf(now)}`)
    expect(await found('articles', '冰川')).toEqual(['冰川'])
  })

  it('is found by its new title once that is changed, and not once it is removed', async () => {
    const id = await addArticle('lang=zh', 'title=火山')
    await admin('article', 'change', id, 'title=峡谷')
    expect(await found('articles', '火山')).toEqual([])
    expect(await found('articles', '峡谷')).toEqual(['峡谷'])
    await admin('article', 'remove', id)
    expect(await found('articles', '峡谷')).toEqual([])
    expect(await titles('峡谷')).toEqual([])
  })
})

it('has the first three titles of each kind, the newest first, with the number of all', async () => {
  for (const place of [1, 2, 3, 4]) {
    await addVideo(`title_zh=沙漠${place}`, `title_pt=Deserto ${place}`)
    await addArticle('lang=zh', `title=沙漠${place}`)
  }
  const { videos, articles, near } = await apiOf(server).call(searchRaceHome, { keyword: '沙漠' })
  for (const { list, total } of [videos, articles]) {
    expect(total).toBe(4)
    expect(list.map(({ title }) => title)).toEqual(['沙漠4', '沙漠3', '沙漠2'])
  }
  expect(near).toEqual([])
})

it('finds the content of the demonstration, and what was written past the commands once it is indexed', async () => {
  const { db } = server.context
  const { title } = await db
    .selectFrom('article')
    .select('title')
    .where('is_demo', '=', true)
    .where('lang', '=', 'zh')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  expect(await found('articles', title)).toContain(title)
  await db.deleteFrom('search_title').execute()
  expect(await found('articles', title)).toEqual([])
  await indexAllNames(db, new AbortController().signal)
  expect(await found('articles', title)).toContain(title)
})
