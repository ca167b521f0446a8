import { loadImage } from '@napi-rs/canvas'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { bootForTest } from '../../test/boot'
import { atNoon, NOON as DAY_OF_MATCHES } from '../../test/noon'
import { steppedClock } from '../../test/stepped-clock'
import { seedDemoRooms } from '../services/live/seed-demo-rooms'
import type { Clip } from './clip'
import { clipOf } from './clip-library'
import { tagsBetween } from './endless-flv'
import { flvHead, flvSoundHead, readFlv, writeFlv } from './flv'
import { livePlaylist } from './playlists'
import { clipSegment, framesOf, SEGMENT_MS } from './timeline'
import { segmenter } from './transport-stream'

const NOON = Date.UTC(2026, 10, 21, 12)
const MIDNIGHT = Date.UTC(2026, 10, 22)
const segmentsOf = (playlist: string) => [...playlist.matchAll(/\/(\d+)\.ts/g)].map((match) => Number(match[1]))

describe('the live playlist', () => {
  it('slides by one segment every two seconds and always has six', () => {
    const now = segmentsOf(livePlaylist(7, NOON))
    const later = segmentsOf(livePlaylist(7, NOON + SEGMENT_MS))
    expect(now).toHaveLength(6)
    expect(later).toEqual([...now.slice(1), (now.at(-1) ?? 0) + 1])
  })

  it('has the number and the time of its first segment', () => {
    const playlist = livePlaylist(7, NOON)
    expect(playlist).toContain(`#EXT-X-MEDIA-SEQUENCE:${segmentsOf(playlist)[0]}`)
    expect(playlist).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-11-21T11:59:48.000Z')
  })

  it('marks the discontinuity at midnight, and counts it once it is no longer listed', () => {
    const at = livePlaylist(7, MIDNIGHT + 2 * SEGMENT_MS)
    const before = Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(at)?.[1])
    expect(at.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(1)
    const after = livePlaylist(7, MIDNIGHT + 10 * SEGMENT_MS)
    expect(after).not.toMatch(/#EXT-X-DISCONTINUITY\n/)
    expect(Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(after)?.[1])).toBe(before + 1)
  })
})

/** `toEqual` takes seconds for megabytes in buffers, and no time for texts. */
const withTexts = ({ videoConfig, audioConfig, video, audio, duration }: Clip) => {
  const textOf = (bytes: Buffer) => bytes.toString('base64')
  return {
    configs: [textOf(videoConfig), textOf(audioConfig)],
    video: video.map((frame) => ({ ...frame, data: textOf(frame.data) })),
    audio: audio.map((frame) => ({ ...frame, data: textOf(frame.data) })),
    duration,
  }
}

const EVERY_CLIP = [
  ...(['SD', 'HD', 'ENSD', 'ENHD'] as const).map((quality) => [quality, 'football'] as const),
  ...(['basketball', 'esport'] as const).flatMap((sport) =>
    (['SD', 'HD'] as const).map((quality) => [quality, sport] as const),
  ),
]

describe('the clip', () => {
  it('starts every segment with a key frame in every sport and quality, and loses no frames', () => {
    for (const [quality, sport] of EVERY_CLIP) {
      const clip = clipOf(quality, sport)
      const parts = Array.from({ length: clip.duration / SEGMENT_MS }, (_, index) => framesOf(clip, index))
      expect(parts.every(({ video }) => video[0]?.key === true && video[0].at === 0)).toBe(true)
      expect(parts.reduce((sum, { video }) => sum + video.length, 0)).toBe(clip.video.length)
      expect(parts.reduce((sum, { audio }) => sum + audio.length, 0)).toBe(clip.audio.length)
    }
  })

  it('is the same after being written and read', () => {
    const clip = clipOf('SD')
    expect(withTexts(readFlv(writeFlv(clip)))).toEqual(withTexts(clip))
  })
})

const packetsOf = (stream: Buffer, pid: number) => {
  const packets: Buffer[] = []
  for (let at = 0; at < stream.length; at += 188) {
    const packet = stream.subarray(at, at + 188)
    if ((packet.readUInt16BE(1) & 0x1fff) === pid) packets.push(packet)
  }
  return packets
}

/** Presentation times in a stream of packets, in ticks. */
const timesOf = (packets: readonly Buffer[]) =>
  packets
    .filter((packet) => (packet[1]! & 0x40) !== 0)
    .map((packet) => {
      const pes = 4 + ((packet[3]! & 0x20) !== 0 ? 1 + packet[4]! : 0)
      const at = pes + 9
      return (
        ((packet[at]! >> 1) & 7) * 2 ** 30 +
        (packet.readUInt16BE(at + 1) >> 1) * 2 ** 15 +
        (packet.readUInt16BE(at + 3) >> 1)
      )
    })

describe('the transport stream', () => {
  it('continues counters and times from segment to segment over the end of the clip', () => {
    const clip = clipOf('SD')
    const cutter = segmenter(clip)
    const streams = [9, 10, 11, 12, 13].map((run) => cutter.cut(clipSegment(clip, run, 3), run, run * SEGMENT_MS))
    for (const pid of [0x100, 0x101]) {
      const packets = streams.flatMap((stream) => packetsOf(stream, pid))
      const counters = packets.map((packet) => packet[3]! & 15)
      expect(counters).toEqual(counters.map((_, index) => (counters[0]! + index) % 16))
      const times = timesOf(packets)
      times.forEach((time, index) => {
        const step = time - (times[index - 1] ?? time - 1)
        expect(step).toBeGreaterThan(0)
        expect(step).toBeLessThan(90 * 140)
      })
    }
  })
})

describe('the endless FLV', () => {
  const timestamps = (tags: readonly Buffer[]) => tags.map((tag) => tag.readUIntBE(4, 3) + tag[7]! * 2 ** 24)

  it('has timestamps that follow real time over many loops of the clip', () => {
    const clip = clipOf('HD')
    const times = timestamps(tagsBetween({ clip, room: 3 }, NOON, NOON + 60_000, NOON))
    expect(times[0]).toBe(0)
    expect(times.at(-1)).toBeGreaterThan(59_900)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.every((time, index) => time - (times[index - 1] ?? 0) <= 60)).toBe(true)
  })

  it('returns the same tags at once or in steps', () => {
    const clip = clipOf('SD')
    const whole = Buffer.concat(tagsBetween({ clip, room: 3 }, NOON, NOON + 5000, NOON))
    const pieces = Array.from({ length: 50 }, (_, index) =>
      Buffer.concat(tagsBetween({ clip, room: 3 }, NOON + index * 100, NOON + (index + 1) * 100, NOON)),
    )
    expect(Buffer.concat(pieces).equals(whole)).toBe(true)
  })
})

describe('the media routes', () => {
  it('serve playlists, segments, parts of them and pictures with the right types to every origin', async () => {
    const { url } = await bootForTest({ clock: steppedClock(DAY_OF_MATCHES) })
    const playlist = await fetch(`${url}/media/live/1/SD/42.m3u8`)
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(playlist.headers.get('access-control-allow-origin')).toBe('*')
    const segment = segmentsOf(await playlist.text()).at(-1)
    const address = `${url}/media/live/1/SD/42/${segment}.ts`
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer())
    expect(whole.length % 188).toBe(0)

    const part = await fetch(address, { headers: { range: 'bytes=188-375' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-type')).toBe('video/mp2t')
    expect(part.headers.get('content-range')).toBe(`bytes 188-375/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(188, 376))).toBe(true)
    expect((await fetch(address, { headers: { range: `bytes=${whole.length}-` } })).status).toBe(416)

    const head = await fetch(address, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(`${whole.length}`)
    expect((await fetch(`${url}/media/live/1/SD/42/${(segment ?? 0) + 100}.ts`)).status).toBe(404)
    expect((await fetch(`${url}/media/live/3/SD/42.m3u8`)).status).toBe(404)
    expect(await (await fetch(`${url}/media/live/2/42.m3u8`)).text()).toContain('HD/42.m3u8')
    expect((await fetch(`${url}/media/flag/br.svg`)).headers.get('content-type')).toContain('image/svg+xml')
  })

  it('serve a clip of its own for each sport, and the rooms of the demonstration show the clip of their sport', async () => {
    const { url, context } = await bootForTest({ clock: steppedClock(DAY_OF_MATCHES) })
    await seedDemoRooms(context)
    const segments = ['', 'basketball/', 'esport/'].map(async (sport) => {
      const playlist = await (await fetch(`${url}/media/live/${sport}1/SD/42.m3u8`)).text()
      const segment = await fetch(`${url}/media/live/${sport}1/SD/42/${segmentsOf(playlist).at(-1)}.ts`)
      expect(segment.status).toBe(200)
      return Buffer.from(await segment.arrayBuffer()).toString('base64')
    })
    expect(new Set(await Promise.all(segments)).size).toBe(3)
    const { rows } = await sql<{ sport_id: number; paths: string[] }>`
      SELECT sport_id, array_agg(DISTINCT regexp_replace(url, '/[12]/.*', '')) AS paths FROM live_stream
      JOIN live_room USING (anchor_id) JOIN live_category ON live_category.id = category_id
      GROUP BY sport_id ORDER BY sport_id`.execute(context.db)
    expect(rows).toEqual([
      { sport_id: 1, paths: ['/media/live'] },
      { sport_id: 2, paths: ['/media/live/basketball'] },
      { sport_id: 3, paths: ['/media/live/esport'] },
    ])
  })

  it('serve crests, covers and avatars as small pictures, and 404 for an unknown team', async () => {
    const { url, context } = await bootForTest({
      feed: 'simulation',
      clock: steppedClock(DAY_OF_MATCHES),
      template: await atNoon(),
    })
    const { id } = await context.db.selectFrom('team').select('id').limit(1).executeTakeFirstOrThrow()
    const event = await context.db.selectFrom('competition').select('id').limit(1).executeTakeFirstOrThrow()
    const match = await context.db.selectFrom('match').select('id').limit(1).executeTakeFirstOrThrow()
    const sizeOf = async (path: string) => {
      const reply = await fetch(url + path)
      expect(reply.headers.get('content-type')).toBe('image/webp')
      const bytes = Buffer.from(await reply.arrayBuffer())
      expect(bytes.length).toBeLessThan(16_000)
      const { width, height } = await loadImage(bytes)
      return [width, height]
    }
    expect(await sizeOf(`/media/crest/small/${id}.webp`)).toEqual([60, 60])
    expect(await sizeOf(`/media/crest/large/${id}.webp`)).toEqual([156, 156])
    expect(await sizeOf(`/media/event/${event.id}.webp`)).toEqual([60, 60])
    expect(await sizeOf(`/media/cover/${match.id}.webp`)).toEqual([480, 270])
    expect(await sizeOf('/media/cover/0.webp')).toEqual([480, 270])
    expect(await sizeOf('/media/avatar/3.webp')).toEqual([120, 120])
    expect((await fetch(`${url}/media/crest/small/999999999999999.webp`)).status).toBe(404)
    expect((await fetch(`${url}/media/crest/huge/${id}.webp`)).status).toBe(404)
  })

  const startOfFlv = async (length: number) => {
    const { url } = await bootForTest()
    const head = await fetch(`${url}/media/live/2/HD/42.flv`, { method: 'HEAD' })
    expect(head.headers.get('content-type')).toBe('video/x-flv')
    const reply = await fetch(`${url}/media/live/2/HD/42.flv`)
    const reader = reply.body!.getReader()
    let got = Buffer.alloc(0)
    while (got.length < length) {
      const { value, done } = await reader.read()
      if (done) break
      got = Buffer.concat([got, value])
    }
    await reader.cancel()
    const start = flvHead(clipOf('HD'))
    expect(got.subarray(0, start.length).equals(start)).toBe(true)
    return got.length
  }

  it('serve an FLV that starts with both codecs, and its headers for HEAD', async () => {
    const length = flvHead(clipOf('HD')).length + 10_000
    expect(await startOfFlv(length)).toBeGreaterThanOrEqual(length)
  })

  it('serve the sound alone, at a small part of the bytes', async () => {
    const { url } = await bootForTest()
    const reader = (await fetch(`${url}/media/live/2/HD/42.flv?only=audio`)).body!.getReader()
    const { value } = await reader.read()
    await reader.cancel()
    const start = flvSoundHead(clipOf('HD'))
    expect(Buffer.from(value!).subarray(0, start.length).equals(start)).toBe(true)
    const sizeOf = (only: 'audio' | null) =>
      Buffer.concat(tagsBetween({ clip: clipOf('HD'), room: 3, only }, NOON, NOON + 10_000, NOON)).length
    expect(sizeOf('audio')).toBeGreaterThan(0)
    expect(sizeOf('audio')).toBeLessThan(sizeOf(null) / 4)
  })

  // It is sent as fast as it plays.
  it('serve an FLV that continues', { tags: ['deep'] }, async () => {
    expect(await startOfFlv(600_000)).toBeGreaterThanOrEqual(600_000)
  })
})
