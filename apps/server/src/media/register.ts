import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../services/context'
import { matchById, type CompetitionRow, type TeamRow } from '../store/matches/matches'
import { avatarSvg } from './avatar'
import { clipOf, isQuality } from './clip-library'
import { coverSvg, emptyCoverSvg } from './cover'
import { crestSvg, eventSvg, type CrestSubject } from './crest'
import { endlessFlv } from './endless-flv'
import { flagSvg } from './flag'
import { livePlaylist, masterPlaylist } from './playlists'
import { sendBytes } from './send-bytes'
import { segmenter, type Segmenter } from './transport-stream'
import { clipSegment, newestSegment, SEGMENT_MS, timestampOf } from './timeline'
import type { Clip } from './clip'

const TYPES = {
  playlist: 'application/vnd.apple.mpegurl',
  segment: 'video/mp2t',
  flv: 'video/x-flv',
  svg: 'image/svg+xml; charset=utf-8',
} as const

const PICTURE_CACHE = 'public, max-age=86400'
const SEGMENT_CACHE = 'public, max-age=600, immutable'
/** A playlist is old as soon as the next segment is there. */
const PLAYLIST_CACHE = 'no-cache'
/** Segments of the last minutes can be had, so that a player that paused goes on. */
const SEGMENTS_KEPT = 60
const SEGMENTS_CACHED = 160

/** Live streams and drawn pictures, below `/media`, for pages of every origin. */
export const registerMedia = async (app: FastifyInstance, context: Context): Promise<void> => {
  await app.register(
    async (media) => {
      media.addHook('onRequest', async (_request, reply) => {
        reply
          .header('access-control-allow-origin', '*')
          .header('access-control-expose-headers', 'content-length, content-range, etag, date')
          .header('cross-origin-resource-policy', 'cross-origin')
      })
      media.options('/*', (_request, reply) =>
        reply
          .header('access-control-allow-methods', 'GET, HEAD, OPTIONS')
          .header('access-control-allow-headers', 'range, if-none-match')
          .header('access-control-max-age', '86400')
          .code(204)
          .send(),
      )
      registerStreams(media, context)
      registerPictures(media, context)
    },
    { prefix: '/media' },
  )
}

const LINE = ':line(^[12]$)'
const ROOM = ':room(^\\d{1,15})'

type StreamParams = { line: string; quality: string; room: string; sequence: string }

const registerStreams = (media: FastifyInstance, { clock }: Context) => {
  const segments = segmentCache()

  media.get<{ Params: StreamParams }>(`/live/${LINE}/${ROOM}.m3u8`, (request, reply) =>
    sendText(request, reply, masterPlaylist(Number(request.params.room))),
  )

  media.get<{ Params: StreamParams }>(`/live/${LINE}/:quality/${ROOM}.m3u8`, (request, reply) => {
    if (!isQuality(request.params.quality)) return notFound(reply)
    return sendText(request, reply, livePlaylist(Number(request.params.room), clock.now()))
  })

  media.get<{ Params: StreamParams }>(`/live/${LINE}/:quality/${ROOM}/:sequence(^\\d{1,12}).ts`, (request, reply) => {
    const { quality, room, sequence: text } = request.params
    const sequence = Number(text)
    const newest = newestSegment(clock.now())
    if (!isQuality(quality) || sequence > newest || sequence <= newest - SEGMENTS_KEPT) return notFound(reply)
    const bytes = segments(clipOf(quality), sequence, Number(room))
    return sendBytes(request, reply, { bytes, type: TYPES.segment, cache: SEGMENT_CACHE })
  })

  const flvHeaders = (reply: FastifyReply) => ({
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': TYPES.flv,
    'cache-control': 'no-store',
  })
  media.get<{ Params: StreamParams }>(`/live/${LINE}/:quality/${ROOM}.flv`, (request, reply) => {
    const { quality, room } = request.params
    if (!isQuality(quality)) return notFound(reply)
    if (request.method === 'HEAD') return reply.headers(flvHeaders(reply)).send()
    reply.hijack()
    reply.raw.writeHead(200, flvHeaders(reply))
    const stop = endlessFlv(clipOf(quality), Number(room), clock, reply.raw)
    reply.raw.on('error', stop)
    reply.raw.on('close', stop)
    return reply
  })
}

const sendText = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendBytes(request, reply, { bytes: Buffer.from(text), type: TYPES.playlist, cache: PLAYLIST_CACHE })

const notFound = (reply: FastifyReply) => reply.code(404).header('cache-control', 'no-store').send()

/** Everybody who watches a place of the clip at a time gets the same bytes: they are cut once. */
const segmentCache = () => {
  const cutters = new Map<Clip, Segmenter>()
  const cut = new Map<string, Buffer>()
  const names = new Map<Clip, number>()
  return (clip: Clip, sequence: number, room: number): Buffer => {
    const segment = clipSegment(clip, sequence, room)
    if (!names.has(clip)) names.set(clip, names.size)
    const key = `${names.get(clip)}/${sequence}/${segment}`
    const known = cut.get(key)
    if (known) return known
    const cutter = cutters.get(clip) ?? segmenter(clip)
    cutters.set(clip, cutter)
    const timestamp = timestampOf(sequence)
    const bytes = cutter.cut(segment, timestamp / SEGMENT_MS, timestamp)
    cut.set(key, bytes)
    for (const old of cut.keys()) {
      if (cut.size <= SEGMENTS_CACHED) break
      cut.delete(old)
    }
    return bytes
  }
}

type PictureParams = { id: string }

const registerPictures = (media: FastifyInstance, { db }: Context) => {
  const picture = (path: string, draw: (id: string) => Promise<string | null> | string | null) =>
    media.get<{ Params: PictureParams }>(path, async (request, reply) => {
      const svg = await draw(request.params.id)
      if (svg === null) return notFound(reply)
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return sendBytes(request, reply, { bytes: Buffer.from(svg), type: TYPES.svg, cache: PICTURE_CACHE })
    })

  picture('/crest/:id(^\\d{1,15}).svg', async (id) => {
    const row = await db.selectFrom('team').selectAll().where('id', '=', Number(id)).executeTakeFirst()
    return row ? crestSvg(subjectOf(row)) : null
  })
  picture('/event/:id(^\\d{1,15}).svg', async (id) => {
    const row = await db.selectFrom('competition').selectAll().where('id', '=', Number(id)).executeTakeFirst()
    return row ? eventSvg(subjectOf(row)) : null
  })
  picture('/cover/:id(^\\d{1,15}).svg', async (id) => {
    const row = id === '0' ? null : await matchById(db, Number(id), '')
    if (row === null) return emptyCoverSvg()
    return coverSvg({ id: row.id, sport: row.sport_id, home: subjectOf(row.home), away: subjectOf(row.away) })
  })
  picture('/avatar/:id(^\\d{1,9}).svg', (id) => avatarSvg(Number(id)))
  picture('/flag/:id(^[a-z-]{2,8}).svg', (id) => flagSvg(id))
}

const subjectOf = (row: TeamRow | CompetitionRow): CrestSubject => ({
  id: row.id,
  sport: row.sport_id,
  name: row.short_name_en,
  colours: row.colours,
  country: row.country,
})
