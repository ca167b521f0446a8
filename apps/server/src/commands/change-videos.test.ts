import {
  getComments,
  getMoment,
  getMoments,
  getRecCategories,
  getRecVideo,
  getRecVideos,
  getShortVideos,
  search,
} from '@org/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootServer } from '../../test/boot'
import { NOON } from '../../test/noon'
import { apiOf, registerPerson } from '../../test/people'
import { steppedClock, type SteppedClock } from '../../test/stepped-clock'
import type { RunningServer } from '../server'
import { changeContent } from './change-content'

let server: RunningServer
let clock: SteppedClock
beforeAll(async () => {
  clock = steppedClock(NOON)
  server = await bootServer({ rateLimits: false, clock })
})
afterAll(() => server.stop())

const admin = (...words: string[]) =>
  changeContent(server.context.db, words, { name: 'ana', now: Math.floor(clock.now() / 1_000) })
const added = async (...words: string[]) => Number(/\d+/.exec(await admin(...words))?.[0])
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: { status?: number }) => error.status,
  )

it('shows a video at its time, in no list, search or comment before it', async () => {
  const { api, uid } = await registerPerson(server)
  const at = new Date(clock.now() + 60_000).toISOString().replace(/\.\d+/, '')
  const fields = ['title_zh=明日看点', 'title_pt=Amanhã', 'cover=/media/art/1.webp', 'sources=/media/video/SD/1.m3u8']
  const add = (kind: string) => [kind, `account_id=${uid}`, 'seconds=60', `published_at=${at}`, ...fields]
  for (const kind of ['kind=record', 'kind=short']) await admin('video', 'add', ...add(kind))
  const found = async () => {
    const { list: recorded } = await api.call(getRecVideos, {})
    const { list: short } = await api.call(getShortVideos, {})
    const { list: hits } = await api.call(search, { keyword: '明日看点', type: 'videos' })
    const comments = await statusOf(api.call(getComments, { target: 'video', id: 1_000 }))
    return [recorded.length, short.length, hits.length, comments]
  }
  expect(await found()).toEqual([0, 0, 0, 7])
  clock.advance(60_000)
  expect(await found()).toEqual([1, 1, 2, 0])
})

it('gives videos a category, a collection and qualities', async () => {
  const { api, uid } = await registerPerson(server)
  const category = await added('category', 'add', 'name_zh=访谈', 'name_pt=Entrevistas', 'position=9')
  const collection = await added('collection', 'add', 'title_zh=主帅', 'title_pt=Técnicos')
  expect((await api.call(getRecCategories, {})).list.at(-1)).toEqual({ id: category, name: '访谈' })
  const sources = 'sources=HD=https://cdn.example/hd.m3u8 SD=/media/video/SD/1.m3u8'
  const of = [`account_id=${uid}`, `category_id=${category}`, `collection_id=${collection}`, 'seconds=60']
  const texts = ['title_zh=主帅说', 'title_pt=Palavra', 'cover=/media/art/1.webp']
  const id = await added('video', 'add', 'kind=record', sources, ...of, ...texts)
  const { video } = await api.call(getRecVideo, { id })
  expect(video).toMatchObject({ category_id: category, collection_title: '主帅' })
  expect(video.sources).toEqual([
    { quality: 'HD', url: 'https://cdn.example/hd.m3u8' },
    { quality: 'SD', url: '/media/video/SD/1.m3u8' },
  ])
  await admin('collection', 'remove', String(collection))
  expect((await api.call(getRecVideo, { id })).video).toMatchObject({ collection_id: 0, collection_title: '' })
})

it('writes moments with pictures or without, and takes them down', async () => {
  const { api, uid } = await registerPerson(server)
  await admin('moment', 'add', `account_id=${uid}`, 'text=开播了')
  await admin(
    'moment',
    'add',
    `account_id=${uid}`,
    'text=赛后',
    'text_pt=Depois',
    'pictures=/media/art/1.webp /media/art/2.webp',
  )
  const { list } = await apiOf(server, { lang: 'pt-br' }).call(getMoments, { anchorid: uid })
  expect(list.map(({ text, pictures }) => [text, pictures])).toEqual([
    ['Depois', ['/media/art/1.webp', '/media/art/2.webp']],
    ['开播了', []],
  ])
  const target = { target: 'moment', id: list[0]?.id ?? 0 } as const
  expect(await statusOf(api.call(getComments, target))).toBe(0)
  await admin('moment', 'change', String(target.id), 'is_on=no')
  expect(await statusOf(api.call(getComments, target))).toBe(7)
  expect(await statusOf(api.call(getMoment, { id: target.id }))).toBe(7)
})

it.each([
  [['video', 'add', 'sources=HD=/a.m3u8 HD=/b.m3u8'], 'A quality is named twice.'],
  [['video', 'add', 'sources=4K=/a.m3u8'], 'It is an address, or one for each quality'],
  [['video', 'add', 'sources='], 'sources: It is empty.'],
  [['moment', 'add', 'pictures=//evil.example'], 'It is a list of addresses'],
  [['moment', 'remove', '1'], 'is_on=no'],
])('refuses %j', async (words, message) => {
  const { uid } = await registerPerson(server)
  const needed = {
    video: ['kind=short', 'title_zh=T', 'title_pt=T', 'cover=/a.webp', 'seconds=1', `account_id=${uid}`],
    moment: ['text=T', `account_id=${uid}`],
  }[words[0] ?? '']
  await expect(admin(...words, ...(words[1] === 'add' ? (needed ?? []) : []))).rejects.toThrow(message)
})
