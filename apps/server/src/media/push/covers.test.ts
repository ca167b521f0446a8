import { endLive, getNoMatchLiveList, startLive } from '@org/api-client/contract'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { frameProgram, JPEG } from '../../../test/frame-programs'
import { registerPerson } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'
import { saveAnchor } from '../../store/live/anchors'
import { insertCategory } from '../../store/live/categories'

const PATTERN = readFileSync(new URL('../../../test/streams/pattern.mp4', import.meta.url))
const PATTERN_SIZE = [96, 64]
/** The stream begins with less, and its first picture has more. */
const SET_UP_BYTES = 2_000

/** `FRAME_PROGRAM` names another one. */
const FFMPEG = process.env['FRAME_PROGRAM'] || 'ffmpeg'
const hasFfmpeg = spawnSync(FFMPEG, ['-version']).status === 0

/** What becomes of the cover of a room on air by a program, until the show is over. */
const coverBy = async (program: string): Promise<Buffer> => {
  // On a slow machine the sender would be given up, or a picture be taken too early.
  const clock = shiftedClock({ stillFrom: 10_000 })
  const server = await bootForTest({ clock, frameProgram: program })
  const { db } = server.context
  const anchor = await registerPerson(server)
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(db, anchor.uid, {})
  const { push } = await anchor.api.call(startLive, { title: '决赛', categoryid: 1 })
  const coverNow = async () => (await anchor.api.call(getNoMatchLiveList, {})).list[0]?.cover ?? ''
  const before = await coverNow()
  expect(before).toBe('/media/cover/0.webp')
  const frame = () => fetch(`${server.url}/media/frame/${anchor.uid}.jpg`)
  expect((await frame()).status).toBe(404)

  // Streams without a picture are looked for every 15 s, and a sender that pauses for as long is given up: it comes later.
  clock.skip(10_000)
  const sender = request(new URL(push.url, server.url), { method: 'POST' })
  sender.on('error', () => {})
  sender.write(PATTERN)
  const show = () => fetch(`${server.url}/media/show/${anchor.uid}.flv`)
  await expect.poll(async () => (await show()).status, { timeout: 60_000 }).toBe(200)
  // A viewer has more than what sets up the decoders: there is a picture to take.
  const viewer = (await show()).body?.getReader()
  for (let seen = 0; seen < SET_UP_BYTES;) seen += (await viewer?.read())?.value?.length ?? SET_UP_BYTES
  await viewer?.cancel()
  clock.skip(5_000)
  await expect.poll(coverNow, { timeout: 60_000 }).toMatch(new RegExp(`^/media/frame/${anchor.uid}\\.jpg\\?at=\\d+$`))
  const picture = await fetch(new URL(await coverNow(), server.url))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const jpeg = Buffer.from(await picture.arrayBuffer())

  await anchor.api.call(endLive, {})
  expect((await frame()).status).toBe(404)
  await expect.poll(() => server.context.blobs.get(`frames/${anchor.uid}.jpg`)).toBeNull()
  sender.destroy()
  return jpeg
}

it('the cover of a room is a picture of its stream, while it is on air', async () => {
  const program = frameProgram(`if (input.toString('latin1', 0, 3) === 'FLV') write('${JPEG.toString('hex')}')`)
  expect(await coverBy(program)).toEqual(JPEG)
})

it.skipIf(!hasFfmpeg)('ffmpeg itself makes the cover of a frame of the stream', async () => {
  const jpeg = await coverBy(FFMPEG)
  expect(sizeOf(jpeg)).toEqual(PATTERN_SIZE)
  // A picture of one colour has less.
  expect(jpeg.length).toBeGreaterThan(1_000)
})

/** By the header of its frame. */
const sizeOf = (jpeg: Buffer) => {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)]
}
