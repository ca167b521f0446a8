import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/boot'
import { openDatabase } from '../store/database/database'
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
  expect(
    await db.selectFrom('operator_change').select(['before', 'after']).where('noun', '=', 'member').execute(),
  ).toEqual([{ before: { id, nick_name: 'Bo', tag: 0 }, after: { id, nick_name: 'Bo', tag: 2 } }])
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
