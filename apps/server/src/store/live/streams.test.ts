import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { newMember } from '../../../test/im-client'
import { newLiveRoom } from '../../../test/live-room'
import { insertStreams, streamOrigins } from './streams'

it('knows the origins of new streams and videos, and reads no video while none has changed', async () => {
  const server = await bootForTest()
  const { db } = server.context
  const origins = streamOrigins(db)
  expect(await origins()).toEqual([])
  const { id } = await newLiveRoom(server)
  const stream = { anchor_id: id, line: 1, format: 'hls', quality: 'HD', source: 'plain' }
  await insertStreams(db, [{ ...stream, url: 'https://lines.example/1.m3u8' }])
  expect(await origins()).toEqual(['https://lines.example'])

  const texts = { title_zh: '进球', title_pt: 'Gol', cover: '' }
  const account_id = Number(await newMember(server))
  const sources = JSON.stringify([{ url: 'https://clips.example/1.mp4' }, { url: '/media/1.mp4' }])
  await db
    .insertInto('video')
    .values({ ...texts, kind: 'short', account_id, seconds: 1, sources, published_at: 0 })
    .execute()
  await expect.poll(origins).toEqual(['https://clips.example', 'https://lines.example'])
  await sql`ALTER TABLE video RENAME COLUMN sources TO unread`.execute(db)
  await insertStreams(db, [{ ...stream, line: 2, url: 'https://others.example/2.m3u8' }])
  expect(await origins()).toEqual(['https://clips.example', 'https://lines.example', 'https://others.example'])
})
