import type { FastifyInstance, FastifyReply } from 'fastify'
import { seconds } from '../../ports/clock'
import { OneAtATime } from '../../ports/one-at-a-time'
import type { Context } from '../../services/context'
import { heardStream, mayPush, readPushAuth, sawStream } from '../../services/live/push-rights'
import { frameOf } from '../../services/live/room-cover'
import { onlyOf } from '../only'
import { sendNothing } from '../send-bytes'
import { BadStreamError } from './flv-tags'
import { Covers } from './covers'
import { Relay } from './relay'

/** How often streams without a picture are looked for. */
const COVERS_MS = 15_000
const ROOM = ':room(^\\d{1,15})'
type Params = { room: string }

/**
 * Takes the streams of anchors as FLV or fragmented MP4 over HTTP, and serves them as HTTP-FLV. A media server that takes them instead asks
 * here who may send.
 */
export const registerPush = async (media: FastifyInstance, context: Context): Promise<void> => {
  if (context.ingest?.isHere === true) await media.register(async (push) => registerRelay(push, context))
  else if (context.ingest !== null) registerQuestion(media, context)
}

const registerRelay = (push: FastifyInstance, context: Context): void => {
  const relay = new Relay(context.clock)
  const covers = new Covers(relay, context)
  const stopListening = context.bus.subscribe('live:push-ended', ({ anchorId, isOver }) => {
    if (!isOver) return relay.stopSender(anchorId)
    relay.end(anchorId)
    covers
      .forget(anchorId)
      .catch((error: unknown) => context.log.error({ err: error }, 'the picture of a stream was not deleted'))
  })
  const look = new OneAtATime(
    () => covers.take(),
    (error) => context.log.error({ err: error }, 'no pictures of streams were taken'),
  )
  const stopCovers = context.frames === null ? () => {} : context.clock.every(COVERS_MS, look.run)
  push.addHook('onClose', async () => {
    stopListening()
    stopCovers()
    relay.stop()
    await look.done()
  })
  // The handler reads the body.
  push.removeAllContentTypeParsers()
  push.addContentTypeParser('*', (_request, _payload, done) => done(null))

  push.route<{ Params: Params }>({
    method: ['POST', 'PUT'],
    url: `/push/${ROOM}.:format(^flv|mp4)`,
    config: { bodyInAnyTime: true },
    handler: async (request, reply) => {
      const room = Number(request.params.room)
      const right = readPushAuth(context.config, room, queryOf(request.url))
      if (right === null || !(await mayPush(context, right))) return refuse(reply, 403)
      let isSoundUnnoted = false
      const noteSound = async () => {
        try {
          await heardStream(context.db, right)
          isSoundUnnoted = false
        } catch (error) {
          context.log.warn({ err: error, room }, 'it was not noted that a stream has sound')
        }
      }
      const mayGoOn = async () => {
        await sawStream(context.db, right, seconds(context.clock))
        if (isSoundUnnoted) await noteSound()
        return mayPush(context, right)
      }
      await mayGoOn()
      const onSound = () => {
        isSoundUnnoted = true
        void noteSound()
      }
      try {
        await relay.receive(room, request.raw, { mayGoOn, onSound })
      } catch (error) {
        if (!(error instanceof BadStreamError)) throw error
        return refuse(reply, 400, error.message)
      }
      return reply.code(200).send('')
    },
  })

  push.get<{ Params: Params }>(`/frame/${ROOM}.jpg`, async (request, reply) => {
    const room = Number(request.params.room)
    const blob = await frameOf(context, room)
    if (blob === null) return sendNothing(reply)
    return reply.header('cache-control', 'public, max-age=180').type(blob.type).send(blob.body)
  })

  push.get<{ Params: Params }>(`/show/${ROOM}.flv`, (request, reply) => {
    const room = Number(request.params.room)
    if (!relay.has(room)) return sendNothing(reply)
    const headers = {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'video/x-flv',
      'cache-control': 'no-store',
    }
    if (request.method === 'HEAD') return reply.headers(headers).send()
    reply.hijack()
    reply.raw.writeHead(200, headers)
    const leave = relay.watch(room, reply.raw, onlyOf(request.url)) ?? (() => reply.raw.end())
    reply.raw.on('error', leave)
    reply.raw.on('close', leave)
    return reply
  })
}

/** SRS asks with `stream` and `param`, MediaMTX with `path` and `query`. Only senders are asked about. */
const registerQuestion = (media: FastifyInstance, context: Context): void => {
  media.post<{ Body: Readonly<Record<string, unknown>> | null }>('/push/allowed', async ({ body }, reply) => {
    const { action, stream, path, param, query } = body ?? {}
    if (action !== 'on_publish' && action !== 'publish') return reply.code(200).send('0')
    const room = Number(
      String(stream ?? path ?? '')
        .split('/')
        .at(-1),
    )
    const right = readPushAuth(
      context.config,
      room,
      new URLSearchParams(String(param ?? query ?? '').replace(/^\?/, '')),
    )
    return right !== null && (await mayPush(context, right)) ? reply.code(200).send('0') : refuse(reply, 403)
  })
}

const queryOf = (url: string) => new URLSearchParams(url.slice(url.indexOf('?') + 1))

/** The rest of the stream is not read. */
const refuse = (reply: FastifyReply, code: number, text = '') =>
  reply.code(code).header('connection', 'close').type('text/plain').send(text)
