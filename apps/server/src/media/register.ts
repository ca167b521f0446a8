import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../services/context'
import { onlyOf } from './only'
import { clipOf, isQuality, type ClipSport } from './clip-library'
import { endlessFlv } from './endless-flv'
import { registerPictures } from './pictures'
import { registerPush } from './push/register'
import { livePlaylist, masterPlaylist, VIDEO_SEGMENTS, videoPlaylist } from './playlists'
import { registerSharePictures } from './share-pictures'
import { sendBytes, sendNothing } from './send-bytes'
import { segmenter, type Segmenter } from './transport-stream'
import { clipSegment, newestSegment, SEGMENT_MS, timestampOf } from './timeline'
import type { Clip } from './clip'

const TYPES = {
  playlist: 'application/vnd.apple.mpegurl',
  segment: 'video/mp2t',
  flv: 'video/x-flv',
} as const

const SEGMENT_CACHE = 'public, max-age=600, immutable'
/** A playlist is outdated as soon as there is a new segment. */
const PLAYLIST_CACHE = 'no-cache'
/** Segments of the last minutes are available, so that a paused player can continue. */
const SEGMENTS_KEPT = 60
const SEGMENTS_CACHED = 160

/** Serves live streams and generated pictures below `/media`, for pages of any origin. */
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
      await registerPush(media, context)
      registerPictures(media, context)
      registerSharePictures(media, context)
    },
    { prefix: '/media' },
  )
}

/** The streams of a sport are below a path of their own; that of football was first. */
const LIVE: readonly { readonly sport: ClipSport; readonly path: string }[] = [
  { sport: 'football', path: '/live' },
  { sport: 'basketball', path: '/live/basketball' },
  { sport: 'esport', path: '/live/esport' },
]

const LINE = ':line(^[12]$)'
const ROOM = ':room(^\\d{1,15})'

type StreamParams = { line: string; quality: string; room: string; sequence: string }

const registerStreams = (media: FastifyInstance, context: Context) => {
  const segments = segmentCache()
  for (const live of LIVE) registerLive(media, context, live, segments)

  media.get<{ Params: StreamParams }>(`/video/:quality/${ROOM}.m3u8`, (request, reply) =>
    isQuality(request.params.quality)
      ? sendText(request, reply, videoPlaylist(Number(request.params.room)))
      : sendNothing(reply),
  )

  media.get<{ Params: StreamParams }>(`/video/:quality/${ROOM}/:sequence(^\\d{1,3}).ts`, (request, reply) => {
    const { quality, room, sequence } = request.params
    if (!isQuality(quality) || Number(sequence) >= VIDEO_SEGMENTS) return sendNothing(reply)
    const bytes = segments(clipOf(quality), Number(sequence), Number(room))
    return sendBytes(request, reply, { bytes, type: TYPES.segment, cache: SEGMENT_CACHE })
  })
}

const registerLive = (
  media: FastifyInstance,
  { clock }: Context,
  { sport, path }: (typeof LIVE)[number],
  segments: ReturnType<typeof segmentCache>,
) => {
  media.get<{ Params: StreamParams }>(`${path}/${LINE}/${ROOM}.m3u8`, (request, reply) =>
    sendText(request, reply, masterPlaylist(Number(request.params.room), sport)),
  )

  media.get<{ Params: StreamParams }>(`${path}/${LINE}/:quality/${ROOM}.m3u8`, (request, reply) => {
    if (!isQuality(request.params.quality)) return sendNothing(reply)
    return sendText(request, reply, livePlaylist(Number(request.params.room), clock.now()))
  })

  media.get<{ Params: StreamParams }>(`${path}/${LINE}/:quality/${ROOM}/:sequence(^\\d{1,12}).ts`, (request, reply) => {
    const { quality, room, sequence: text } = request.params
    const sequence = Number(text)
    const newest = newestSegment(clock.now())
    if (!isQuality(quality) || sequence > newest || sequence <= newest - SEGMENTS_KEPT) return sendNothing(reply)
    const bytes = segments(clipOf(quality, sport), sequence, Number(room))
    return sendBytes(request, reply, { bytes, type: TYPES.segment, cache: SEGMENT_CACHE })
  })

  const flvHeaders = (reply: FastifyReply) => ({
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': TYPES.flv,
    'cache-control': 'no-store',
  })
  media.get<{ Params: StreamParams }>(`${path}/${LINE}/:quality/${ROOM}.flv`, (request, reply) => {
    const { quality, room } = request.params
    if (!isQuality(quality)) return sendNothing(reply)
    if (request.method === 'HEAD') return reply.headers(flvHeaders(reply)).send()
    reply.hijack()
    reply.raw.writeHead(200, flvHeaders(reply))
    const stop = endlessFlv(
      { clip: clipOf(quality, sport), room: Number(room), only: onlyOf(request.url) },
      clock,
      reply.raw,
    )
    reply.raw.on('error', stop)
    reply.raw.on('close', stop)
    return reply
  })
}

const sendText = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendBytes(request, reply, { bytes: Buffer.from(text), type: TYPES.playlist, cache: PLAYLIST_CACHE })

/** All viewers of the same segment get the same bytes, which are created once. */
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
