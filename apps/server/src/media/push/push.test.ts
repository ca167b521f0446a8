import { endLive, getLivePageData, startLive } from '@org/api-client/contract'
import { readFileSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { sql } from 'kysely'
import { PassThrough } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest } from '../../../test/boot'
import { registerPerson, type Person } from '../../../test/people'
import { shiftedClock } from '../../../test/shifted-clock'
import { steppedClock, type SteppedClock } from '../../../test/stepped-clock'
import type { RunningServer } from '../../server'
import { saveAnchor } from '../../store/live/anchors'
import { insertCategory } from '../../store/live/categories'
import { clipOf } from '../clip-library'
import { flvAudioTag, flvHead, flvVideoTag } from '../flv'
import { FLV_START, FlvTagReader, type FlvTag } from './flv-tags'
import { Relay } from './relay'

const CLIP = clipOf('SD')
const HEAD = flvHead(CLIP, Buffer.from([2, 0, 1, 65]))
/** Tags of a stretch of the clip, in order, by milliseconds. */
const stretch = (from: number, to: number, shift = 0) =>
  Buffer.concat(
    [
      ...CLIP.video.map((frame) => ({ at: frame.at, bytes: flvVideoTag(frame, frame.at + shift) })),
      ...CLIP.audio.map((frame) => ({ at: frame.at, bytes: flvAudioTag(frame, frame.at + shift) })),
    ]
      .filter(({ at }) => at >= from && at < to)
      .sort((a, b) => a.at - b.at)
      .map(({ bytes }) => bytes),
  )

let clock: SteppedClock
let server: RunningServer
let anchor: Person
beforeEach(async () => {
  clock = steppedClock('2026-06-14T15:00:00Z')
  await boot({ clock })
})

const boot = async (settings: Parameters<typeof bootForTest>[0]) => {
  server = await bootForTest(settings)
  const { db } = server.context
  anchor = await registerPerson(server)
  await insertCategory(db, { id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol' })
  await saveAnchor(db, anchor.uid, {})
}

const start = async () => (await anchor.api.call(startLive, { title: '决赛', categoryid: 1 })).push.url

/** A sender in the manner of ffmpeg: a POST in pieces, without an end. */
const send = (path: string, first: Buffer) => {
  const call: ClientRequest = request(new URL(path, server.url), { method: 'POST' })
  const answer = new Promise<number>((resolve) => {
    call.on('response', (reply) => resolve(reply.statusCode ?? 0))
    call.on('error', () => resolve(0))
  })
  call.write(first)
  return { write: (bytes: Buffer) => void call.write(bytes), end: () => void call.end(), answer }
}

/** Reads the tags of the stream that viewers of the room get. */
const watch = async (query = '') => {
  const reply = await fetch(`${server.url}/media/show/${anchor.uid}.flv${query}`)
  const reader = reply.body?.getReader()
  const flv = new FlvTagReader()
  const got: FlvTag[] = []
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    /** All tags, as soon as there is one that fits. Null at the end of the stream. */
    until: async (fits: (tag: FlvTag) => boolean) => {
      while (!got.some(fits)) {
        const piece = await reader?.read()
        if (piece?.value === undefined) return null
        got.push(...flv.read(Buffer.from(piece.value)))
      }
      return got
    },
  }
}

const viewersSee = () => expect.poll(async () => (await watch()).status, { timeout: 60_000 }).toBe(200)
const isKey = ({ isKey: key }: FlvTag) => key

it('viewers get what the anchor sends; one who comes later starts at the last key frame', async () => {
  const anchorSends = send(await start(), Buffer.concat([HEAD, stretch(0, 1_000)]))
  await viewersSee()
  const first = await watch()
  expect([first.status, first.type]).toEqual([200, 'video/x-flv'])
  anchorSends.write(stretch(1_000, 5_000))
  const seen = await first.until(({ kind, at }) => kind === 'video' && at >= 4_900)
  const keys = seen?.filter(isKey).map(({ at }) => at) ?? []
  expect(keys.length).toBeGreaterThan(1)
  const late = await (await watch()).until(({ kind, at }) => kind === 'video' && at >= 4_900)
  const set = late?.slice(0, 3).map(({ kind, isConfig }) => `${kind} ${isConfig}`)
  expect(set).toEqual(['script false', 'video true', 'audio true'])
  expect(late?.find(({ kind, isConfig }) => kind === 'video' && !isConfig)).toMatchObject({
    isKey: true,
    at: keys.at(-1),
  })
})

it('who listens only gets the sound and no picture, also when the encoder begins again', async () => {
  const url = await start()
  const before = send(url, Buffer.concat([HEAD, stretch(0, 3_000)]))
  await viewersSee()
  const listener = await watch('?only=audio')
  await listener.until(({ at }) => at >= 2_900)
  before.end()
  expect(await before.answer).toBe(200)
  send(url, Buffer.concat([HEAD, stretch(0, 2_000)]))
  const heard = await listener.until(({ at }) => at >= 4_900)
  expect(heard?.[0]).toMatchObject({ kind: 'audio', isConfig: true })
  expect(new Set(heard?.map(({ kind }) => kind))).toEqual(new Set(['audio']))
})

it('viewers are offered the sound alone as soon as the anchor sends sound', async () => {
  const offered = async () => (await anchor.api.call(getLivePageData, { anchorid: anchor.uid })).streams[0]?.audio
  const pictures = CLIP.video.map((frame) => flvVideoTag(frame, frame.at))
  const setUp = new FlvTagReader().read(HEAD).filter(({ kind }) => kind !== 'audio')
  const silent = Buffer.concat([FLV_START, ...setUp.map(({ bytes }) => bytes)])
  const anchorSends = send(await start(), Buffer.concat([silent, ...pictures.slice(0, 50)]))
  await viewersSee()
  await (await watch()).until(isKey)
  expect(await offered()).toBeUndefined()
  anchorSends.write(stretch(3_000, 4_000))
  await expect.poll(offered, { timeout: 60_000 }).toBe(`/media/show/${anchor.uid}.flv?only=audio`)
})

it('the sound is noted again while the stream goes on, if it could not be noted at first', async () => {
  const time = shiftedClock()
  await boot({ clock: time })
  const { db } = server.context
  await sql`CREATE SEQUENCE attempts`.execute(db)
  await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM nextval('attempts'); RAISE EXCEPTION 'no sound today'; END $$`.execute(db)
  await sql`CREATE TRIGGER sound BEFORE UPDATE OF has_sound ON live_show EXECUTE FUNCTION fail()`.execute(db)
  const hasFailed = async () =>
    (await sql<{ is_called: boolean }>`SELECT is_called FROM attempts`.execute(db)).rows[0]?.is_called
  const offered = async () => (await anchor.api.call(getLivePageData, { anchorid: anchor.uid })).streams[0]?.audio
  const anchorSends = send(await start(), Buffer.concat([HEAD, stretch(0, 1_000)]))
  await expect.poll(hasFailed, { timeout: 60_000 }).toBe(true)
  await sql`DROP TRIGGER sound ON live_show`.execute(db)
  const viewer = await watch()
  // Each piece gives the sender another while.
  for (const from of [1_000, 2_000, 3_000]) {
    anchorSends.write(stretch(from, from + 1_000))
    await viewer.until(({ at }) => at >= from + 900)
    time.skip(10_000)
  }
  await expect.poll(offered, { timeout: 60_000 }).toBe(`/media/show/${anchor.uid}.flv?only=audio`)
})

it.each(['flv', 'mp4'])(
  'viewers get fragmented MP4 as FLV, also from an address that ends with .%s',
  async (ending) => {
    const url = (await start()).replace('.flv?', `.${ending}?`)
    const pattern = readFileSync(new URL('../../../test/streams/pattern.mp4', import.meta.url))
    const anchorSends = send(url, pattern.subarray(0, 5_000))
    await viewersSee()
    const viewer = await watch()
    anchorSends.write(pattern.subarray(5_000))
    const seen = await viewer.until(({ kind, at }) => kind === 'video' && at >= 2_900)
    expect(seen?.filter(isKey).map(({ at }) => at)).toEqual([0, 1_000, 2_000])
    anchorSends.end()
    expect(await anchorSends.answer).toBe(200)
  },
)

it('times go on when the encoder begins again, and viewers stay', async () => {
  const url = await start()
  const before = send(url, Buffer.concat([HEAD, stretch(0, 3_000)]))
  await viewersSee()
  const viewer = await watch()
  await viewer.until(({ at }) => at >= 2_900)
  before.end()
  expect(await before.answer).toBe(200)
  send(url, Buffer.concat([HEAD, stretch(0, 2_000)]))
  const seen = await viewer.until(({ kind, at }) => kind === 'video' && at >= 4_900)
  const times = seen?.filter(({ kind, isConfig }) => kind === 'video' && !isConfig).map(({ at }) => at) ?? []
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

it('the end of the show stops the anchor and ends the stream of viewers', async () => {
  const anchorSends = send(await start(), Buffer.concat([HEAD, stretch(0, 1_000)]))
  await viewersSee()
  const viewer = await watch()
  await anchor.api.call(endLive, {})
  expect(await viewer.until(() => false)).toBeNull()
  expect(await anchorSends.answer).not.toBe(200)
  expect((await watch()).status).toBe(404)
})

it('only the last address of a show on air is good, until it expires', async () => {
  const url = await start()
  const answerOf = (path: string) => send(path, HEAD).answer
  expect(await answerOf(url.replace('no=1', 'no=2'))).toBe(403)
  expect(await answerOf(url.replace(`/${anchor.uid}.flv`, '/1.flv'))).toBe(403)
  expect(await answerOf(url.replace(/signature=.*/, ''))).toBe(403)
  const next = await start()
  expect(await answerOf(url)).toBe(403)
  await anchor.api.call(endLive, {})
  expect(await answerOf(next)).toBe(403)
  const last = await start()
  clock.advance(12 * 3_600_000)
  expect(await answerOf(last)).toBe(403)
})

it('what is neither FLV nor MP4 is refused', async () => {
  expect(await send(await start(), Buffer.from('RIFF, and no stream of pictures')).answer).toBe(400)
})

it('a sender that pauses is given up, and its viewers with it if none comes', async () => {
  const time = shiftedClock({ isStill: true })
  const relay = new Relay(time)
  const [sender, viewer] = [new PassThrough(), new PassThrough()]
  const isOver = relay.receive(7, sender, { mayGoOn: async () => true })
  sender.write(HEAD)
  relay.watch(7, viewer, null)
  time.skip(15_000)
  await isOver
  expect(sender.destroyed).toBe(true)
  time.skip(29_000)
  expect(viewer.writableEnded).toBe(false)
  time.skip(1_000)
  expect([viewer.writableEnded, relay.has(7)]).toEqual([true, false])
})

it('a sender whose show is over is stopped', async () => {
  const time = shiftedClock({ isStill: true })
  const relay = new Relay(time)
  const sender = new PassThrough()
  let isOnAir = true
  const isOver = relay.receive(7, sender, { mayGoOn: async () => isOnAir })
  // Each piece of the sender gives it another while.
  for (let piece = 0; piece < 5; piece += 1) {
    sender.write(piece === 0 ? HEAD : stretch(piece, piece + 100))
    await new Promise(setImmediate)
    time.skip(10_000)
  }
  expect(sender.destroyed).toBe(false)
  isOnAir = false
  sender.write(stretch(0, 100))
  await new Promise(setImmediate)
  time.skip(10_000)
  await isOver
  relay.stop()
})

it('a media server asks who may send', async () => {
  const play = ['https://play.example/live/{room}.flv']
  const ingest = {
    kind: 'server',
    pushUrl: 'rtmp://push.example/live/{room}?{auth}',
    playUrls: play,
    source: 'direct',
  } as const
  await boot({ ingest, clock })
  const [address, query] = (await start()).split('?')
  expect(address).toBe(`rtmp://push.example/live/${anchor.uid}`)
  const ask = async (body: object) =>
    (
      await fetch(`${server.url}/media/push/allowed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status
  expect(await ask({ action: 'on_publish', app: 'live', stream: String(anchor.uid), param: `?${query}` })).toBe(200)
  expect(await ask({ action: 'publish', path: `live/${anchor.uid}`, query })).toBe(200)
  expect(await ask({ action: 'publish', path: 'live/1', query })).toBe(403)
  expect(await ask({ action: 'publish', path: `live/${anchor.uid}`, query: '' })).toBe(403)
  expect(await ask({ action: 'read', path: `live/${anchor.uid}`, query: '' })).toBe(200)
})
