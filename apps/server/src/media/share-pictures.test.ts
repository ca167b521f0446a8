import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { bootServer } from '../../test/boot'
import { registerPerson } from '../../test/people'
import { shiftedClock } from '../../test/shifted-clock'
import { steppedClock, type SteppedClock } from '../../test/stepped-clock'
import { storedPicture } from '../../test/stored-picture'
import { seedDemoContent } from '../services/content/seed-demo-content'
import { seedDemoRooms } from '../services/live/seed-demo-rooms'
import type { RunningServer } from '../server'
import { ownPicture } from './own-picture'

let server: RunningServer
let clock: SteppedClock
beforeAll(async () => {
  clock = steppedClock('2026-11-25T12:00:00Z')
  server = await bootServer({ rateLimits: false, clock })
  await seedDemoRooms(server.context)
  await seedDemoContent(server.context)
})
afterAll(() => server.stop())

const RED = [255, 0, 0]
const BLUE = [0, 0, 255]

const plain = (colour: readonly number[], width = 300, height = 600): Buffer => {
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = `rgb(${colour.join(' ')})`
  pen.fillRect(0, 0, width, height)
  return canvas.toBuffer('image/png')
}

const uploaded = async (uid: number, bytes: Buffer): Promise<string> => {
  const { db, blobs } = server.context
  const key = await storedPicture(server.context, String(uid))
  const { blob } = await db.selectFrom('upload').select('blob').where('key', '=', key).executeTakeFirstOrThrow()
  await blobs.put(String(blob), bytes, 'image/png')
  return `/uploads/${key}`
}

/** The colours of the upper left corner, of the lower left one, where the face is, and of the middle. */
const coloursOf = async (path: string) => {
  const reply = await fetch(`${server.url}/media/share/${path}.jpg`)
  if (!reply.ok) return reply.status
  const picture = await loadImage(Buffer.from(await reply.arrayBuffer()))
  expect([picture.width, picture.height]).toEqual([1_200, 630])
  const pen = createCanvas(1_200, 630).getContext('2d')
  pen.drawImage(picture, 0, 0)
  const at = (x: number, y: number) =>
    [...pen.getImageData(x, y, 1, 1).data].slice(0, 3).map((part) => Math.round(part / 64) * 64 - (part > 224 ? 1 : 0))
  return { corner: at(10, 10), face: at(112, 518), middle: at(600, 315) }
}

it('fills the picture of what is shared with its own picture, and shows whose it is', async () => {
  const { db } = server.context
  const { uid } = await registerPerson(server)
  const [cover, avatar] = [await uploaded(uid, plain(RED)), await uploaded(uid, plain(BLUE))]
  await db.updateTable('account').set({ avatar, is_anchor: 1 }).where('id', '=', uid).execute()
  const texts = { title_zh: '片', title_pt: 'V' }
  const [video] = await db
    .insertInto('video')
    .values({ ...texts, kind: 'short', account_id: uid, cover, seconds: 1, sources: '[]', published_at: 0 })
    .returning('id')
    .execute()
  const moments = await db
    .insertInto('moment')
    .values(
      [cover, null].map((own) => ({ account_id: uid, text: '贴', created_at: 0, ...(own && { pictures: [own] }) })),
    )
    .returning('id')
    .execute()
  await db.updateTable('article').set({ cover }).where('id', '=', 1).execute()
  await db.updateTable('activity').set({ cover }).where('id', '=', 1).execute()
  expect(await coloursOf(`video/${video?.id}`)).toMatchObject({ corner: RED, face: BLUE })
  expect(await coloursOf(`dynamic/${moments[0]?.id}`)).toEqual({ corner: RED, face: BLUE, middle: RED })
  expect(await coloursOf(`dynamic/${moments[1]?.id}`)).toMatchObject({ middle: BLUE })
  expect(await coloursOf(`anchor/${uid}`)).toMatchObject({ middle: BLUE })
  expect(await coloursOf('article/1')).toMatchObject({ corner: RED, middle: RED })
  expect(await coloursOf('activity/1')).toMatchObject({ corner: RED, middle: RED })
  await db.updateTable('video').set({ is_on: false }).where('id', '=', Number(video?.id)).execute()
  await db.updateTable('article').set({ is_on: false }).where('id', '=', 1).execute()
  clock.advance(60_000)
  expect([await coloursOf(`video/${video?.id}`), await coloursOf('article/1')]).toEqual([404, 404])
})

it('shows the anchor of a room, which has a match or none', async () => {
  const { db } = server.context
  const rooms = await db.selectFrom('live_room').select('anchor_id').orderBy('anchor_id').limit(2).execute()
  for (const { anchor_id } of rooms) {
    const avatar = await uploaded(anchor_id, plain(BLUE))
    await db.updateTable('account').set({ avatar }).where('id', '=', anchor_id).execute()
    expect(await coloursOf(`live/${anchor_id}`)).toMatchObject({ face: BLUE })
  }
})

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8]

/** A JPEG with an EXIF segment that says how it is to be turned so that it is red above and blue below. */
const turned = async (orientation: number): Promise<Buffer> => {
  const canvas = createCanvas(...(orientation < 5 ? ([1_200, 630] as const) : ([630, 1_200] as const)))
  const pen = canvas.getContext('2d')
  const { width, height } = canvas
  pen.fillStyle = `rgb(${BLUE.join(' ')})`
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = `rgb(${RED.join(' ')})`
  if (orientation < 5) pen.fillRect(0, orientation < 3 ? 0 : height / 2, width, height / 2)
  else pen.fillRect(orientation < 7 ? 0 : width / 2, 0, width / 2, height)
  const jpeg = await canvas.encode('jpeg', 95)
  const exif = Buffer.from('Exif\0\0', 'latin1')
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const segment = [0xff, 0xe1, 0, exif.length + tiff.length + 2, ...exif, ...tiff]
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment), jpeg.subarray(2)])
}

it.each(ORIENTATIONS)('draws an uploaded picture of EXIF orientation %i upright', async (orientation) => {
  const { db } = server.context
  const { uid } = await registerPerson(server)
  await db
    .updateTable('activity')
    .set({ cover: await uploaded(uid, await turned(orientation)) })
    .where('id', '=', 1)
    .execute()
  clock.advance(60_000)
  expect(await coloursOf('activity/1')).toMatchObject({ corner: RED, face: BLUE })
})

it.each([
  ['has too many pixels', (uid: number) => uploaded(uid, plain(RED, 4_200, 4_200))],
  ['is no picture', (uid: number) => uploaded(uid, Buffer.from('GIF89a, which ends here and has no pixels'))],
  ['is elsewhere', () => Promise.resolve('https://elsewhere.example/a.png')],
  ['is not there', () => Promise.resolve(`/uploads/1001/0123456789abcdef/${'a'.repeat(22)}.png`)],
])('draws another picture if that of an article %s', async (_what, coverOf) => {
  const { db } = server.context
  const { uid } = await registerPerson(server)
  await db
    .updateTable('article')
    .set({ cover: await coverOf(uid) })
    .where('id', '=', 2)
    .execute()
  clock.advance(60_000)
  const { corner } = Object(await coloursOf('article/2'))
  expect(corner).toHaveLength(3)
  expect(corner).not.toEqual(RED)
})

const stalled = () => ({ body: new PassThrough(), size: 100, type: 'image/png' })

it('draws one picture while the store sends nothing of another', async () => {
  const { db, blobs } = server.context
  const { uid } = await registerPerson(server)
  await db
    .updateTable('article')
    .set({ cover: await uploaded(uid, plain(RED)) })
    .where('id', '=', 3)
    .execute()
  const blob = stalled()
  onTestFinished(() => void blob.body.destroy())
  const get = vi.spyOn(blobs, 'get').mockResolvedValueOnce(blob)
  const waiting = coloursOf('article/3')
  await expect.poll(() => get.mock.calls.length).toBe(1)
  expect(await coloursOf('article/4')).toHaveProperty('corner')
  blob.body.destroy()
  expect(await waiting).toHaveProperty('corner')
  get.mockRestore()
})

it('reads a picture for ten seconds, and then closes it', async () => {
  const { uid } = await registerPerson(server)
  const address = await uploaded(uid, plain(RED))
  const [still, blob] = [shiftedClock({ isStill: true }), stalled()]
  const get = vi.fn().mockResolvedValue(blob)
  const read = ownPicture({ ...server.context, clock: still, blobs: { ...server.context.blobs, get } }, address)
  await expect.poll(() => get.mock.calls.length).toBe(1)
  still.skip(10_000)
  expect(await read).toBeNull()
  await expect.poll(() => blob.body.destroyed).toBe(true)
})
