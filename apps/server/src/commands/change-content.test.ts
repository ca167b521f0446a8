import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/boot'
import { openDatabase } from '../store/database/database'
import { ensureGroup } from '../store/im/groups'
import { insertRoom } from '../store/live/rooms'
import { changeContent } from './change-content'

let database: Awaited<ReturnType<typeof createDatabase>>
let db: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createDatabase()
  db = openDatabase(database.url)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const NOW = 1_795_000_000
const run = (...words: string[]) => changeContent(db, words, { name: 'ana', now: NOW })

it('notes each change with its operator and the row before and after', async () => {
  const id = /\d+/.exec(await run('banner', 'add', 'title=Cup', 'target=/score'))?.[0] ?? ''
  await run('banner', 'change', id, 'title=Final')
  await run('banner', 'remove', id)
  const notes = await db.selectFrom('operator_change').selectAll().orderBy('id').execute()
  expect(notes.map(({ operator, noun, verb, row_id, at }) => [operator, noun, verb, row_id, at])).toEqual(
    ['add', 'change', 'remove'].map((verb) => ['ana', 'banner', verb, Number(id), NOW]),
  )
  expect(notes.map(({ before, after }) => [before?.['title'], after?.['title']])).toEqual([
    [undefined, 'Cup'],
    ['Cup', 'Final'],
    ['Final', undefined],
  ])
  expect(await run('banner', 'history', id)).toMatch(/remove[\s\S]*change[\s\S]*add/)
  expect(await run('banner')).toBe('none')
})

it('marks rooms and members by a place in the lists of the site, and notes nothing else of them', async () => {
  const { id } = await db
    .insertInto('account')
    .values({
      account: 'bo',
      nick_name: 'Bo',
      avatar: '',
      invite_code: 'bo',
      regist_time: NOW,
      password_hash: 'secret',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const uid = String(id)
  expect(await run('member', 'tag', uid, 'tag=2')).toMatch(/Bo +2/)
  await expect(run('member', 'tag', uid, 'tag=101')).rejects.toThrow('at most 100')
  await expect(run('room', 'badge', uid, 'badge=1')).rejects.toThrow(`There is no room ${uid}.`)
  const noted = { id, nick_name: 'Bo', guild_id: 0, has_no_ads: false }
  expect(
    await db.selectFrom('operator_change').select(['before', 'after']).where('noun', '=', 'member').execute(),
  ).toEqual([{ before: { ...noted, tag: 0 }, after: { ...noted, tag: 2 } }])
})

it('lists the rooms with a badge, and at most a hundred', async () => {
  await db.insertInto('live_category').values({ id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' }).execute()
  const numbers = Array.from({ length: 102 }, (_, place) => place)
  const accounts = await db
    .insertInto('account')
    .values(
      numbers.map((n) => ({ account: `a${n}`, nick_name: 'A', avatar: '', invite_code: `a${n}`, regist_time: NOW })),
    )
    .returning('id')
    .execute()
  for (const { id } of accounts) {
    await ensureGroup(db, { groupID: `ROOM_${id}`, type: 'AVChatRoom', name: 'A', ownerID: String(id) })
    await insertRoom(db, { anchor_id: id, category_id: 1, group_id: `ROOM_${id}`, title_zh: '看球' })
  }
  const [first, second] = accounts.map(({ id }) => String(id))
  const rooms = (table: string) =>
    table
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0])
  expect(rooms(await run('room', 'badge', first ?? '', 'badge=3'))).toEqual([first])
  expect(rooms(await run('room', 'badge', second ?? '', 'badge=1'))).toEqual([second, first])
  await db.updateTable('live_room').set({ badge: 1 }).execute()
  expect(rooms(await run('room'))).toEqual(
    accounts
      .map(({ id }) => String(id))
      .toReversed()
      .slice(0, 100),
  )
})

it('keeps banners, announcements and advertisements apart', async () => {
  await run('announcement', 'add', 'title=Maintenance')
  expect(await run('announcement')).toContain('Maintenance')
  const id = /\d+/.exec(await run('ad', 'add', 'place=pop', 'title=Sale', 'per_day=2'))?.[0] ?? ''
  expect(await run('ad')).toContain('Sale')
  expect(await run('banner')).toBe('none')
  await expect(run('banner', 'change', id, 'title=Mine')).rejects.toThrow(`There is no banner ${id}.`)
})

it.each([
  [['nobody'], 'Usage'],
  [['article', 'jump'], 'Usage'],
  [['article', 'add', 'lang=zh'], 'category'],
  [['article', 'add', 'lang=zh', 'category=news', 'title=T', 'blocks=[x](javascript:alert(1))'], 'neither a path'],
  [['banner', 'add', 'title=T', 'target=//evil.example'], 'target: It is a path'],
  [['banner', 'add', 'title=T', 'site=nowhere'], 'site: It is the code'],
  [
    ['banner', 'add', 'title=T', 'starts_at=2026-12-02T00:00Z', 'ends_at=2026-12-01T00:00Z'],
    'ends_at is not after starts_at.',
  ],
  [['ad', 'change', '999', 'title=T'], 'There is no ad 999.'],
])('refuses %j', async (words, message) => {
  await expect(run(...words)).rejects.toThrow(message)
  expect(await db.selectFrom('operator_change').select('id').where('row_id', '=', 999).execute()).toEqual([])
})
