import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../../test/boot'
import { openDatabase } from '../store/database/database'
import { mayHaveDemoContent } from '../store/content/demo-content'
import { inTransaction } from '../store/database/in-transaction'
import { changeContent } from './change-content'
import { changeLives } from './change-lives'

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
const ANA = { name: 'ana', now: NOW }
const run = (...words: string[]) => changeLives(db, words, ANA)
const newMember = async (account: string): Promise<number> => {
  const { id } = await db
    .insertInto('account')
    .values({
      account,
      nick_name: account,
      avatar: '',
      invite_code: account,
      regist_time: NOW,
      password_hash: 'secret',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const notes = async (after = 0) => {
  const rows = await db.selectFrom('operator_change').selectAll().where('id', '>', after).orderBy('id').execute()
  return rows.map(({ at, operator, ...note }) => {
    expect([operator, at]).toEqual(['ana', NOW])
    return note
  })
}
const lastNote = async () =>
  (await db.selectFrom('operator_change').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0

it('notes each change of an anchor, a room, a stream and a manager, with the rows before and after', async () => {
  const [uid, fan] = [await newMember('feng'), await newMember('bo')]
  const since = await lastNote()
  const [, category = ''] =
    /^(\d+) .*现场/m.exec(await run('categories', 'add', 'name_zh=现场', 'name_pt=Campo', 'sport_id=1')) ?? []
  await run('anchors', 'add', `${uid}`, 'anchor_level=3')
  await run('rooms', 'add', `${uid}`, `category_id=${category}`, 'title_zh=夜话')
  await run('rooms', 'open', `${uid}`)
  await run('rooms', 'open', `${uid}`)
  const streams = await run('streams', 'add', `${uid}`, 'format=hls', 'url=https://cdn.example/7.m3u8')
  const stream = /^(\d+) /m.exec(streams.split('\n')[1] ?? '')?.[1] ?? ''
  await run('streams', 'change', stream, 'name=main')
  await run('managers', 'add', `${uid}`, `${fan}`)
  await run('managers', 'remove', `${uid}`, `${fan}`)
  await run('streams', 'remove', stream)
  await run('anchors', 'dismiss', `${uid}`)
  const [ended, begun] = [{ start_time: 0 }, { start_time: NOW }]
  const key = { group_id: `ROOM_${uid}`, user_id: `${fan}` }
  expect(await notes(since)).toMatchObject([
    { verb: 'add', noun: 'category', row_id: Number(category), before: null, after: { name_pt: 'Campo' } },
    { verb: 'add', noun: 'anchor', row_id: uid, before: { is_anchor: 0 }, after: { is_anchor: 1, anchor_level: 3 } },
    { verb: 'add', noun: 'room', row_id: uid, before: null, after: { title_zh: '夜话', ...ended } },
    { verb: 'open', noun: 'room', row_id: uid, before: ended, after: begun },
    { verb: 'add', noun: 'stream', row_id: Number(stream), before: null, after: { url: 'https://cdn.example/7.m3u8' } },
    { verb: 'change', noun: 'stream', row_id: Number(stream), before: { name: '' }, after: { name: 'main' } },
    { verb: 'add', noun: 'manager', row_id: uid, before: null, after: { ...key, since: NOW } },
    { verb: 'remove', noun: 'manager', row_id: uid, before: key, after: null },
    { verb: 'remove', noun: 'stream', row_id: Number(stream), before: { name: 'main' }, after: null },
    { verb: 'dismiss', noun: 'anchor', row_id: uid, before: { is_anchor: 1 }, after: { is_anchor: 0 } },
    { verb: 'dismiss', noun: 'room', row_id: uid, before: begun, after: ended },
  ])
  expect(JSON.stringify(await notes(since))).not.toContain('secret')
  expect(await run('rooms', 'history', `${uid}`)).toMatch(/dismiss[\s\S]*open[\s\S]*add/)
})

it('neither changes nor notes anything of a refused command', async () => {
  const uid = await newMember('lin')
  await run('anchors', 'add', `${uid}`)
  const since = await lastNote()
  await expect(run('rooms', 'add', `${uid}`, 'category_id=98765', 'title_zh=x')).rejects.toThrow('There is no category')
  await expect(run('anchors', 'add', `${uid}`, 'anchor_level=9')).rejects.toThrow('already an anchor')
  expect(await notes(since)).toEqual([])
})

it('leaves room for the content of the demonstration until an operator writes content', async () => {
  await run('categories', 'add', 'name_zh=另一个', 'name_pt=Outro', 'sport_id=2')
  const mayHave = () => inTransaction(db, mayHaveDemoContent)
  expect(await mayHave()).toBe(true)
  const id = /\d+/.exec(await changeContent(db, ['banner', 'add', 'title=Cup'], ANA))?.[0] ?? ''
  await changeContent(db, ['banner', 'remove', id], ANA)
  expect(await mayHave()).toBe(false)
})
