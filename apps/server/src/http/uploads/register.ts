import cors from '@fastify/cors'
import { UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../services/context'
import { networkOf } from '../../services/auth/network-of'
import { BlobStoreFullError } from '../../ports/blob-store'
import { isUploadKey } from '../../services/uploads/addresses'
import { readBody } from './body-reader'
import { progress, put } from './put'
import type { Progress } from '../../services/uploads/receive'
import { UploadRefusal } from '../../services/uploads/upload-refusal'
import { serve } from './serve'
import { UploadSlots } from './upload-slots'

const PREFIX = '/uploads'
const PATH = '/:fileType/:owner/:name'
type Params = { fileType: string; owner: string; name: string }
type Call = FastifyRequest<{ Params: Params }>

/** Serves files in messages below `/uploads`: uploads use signed URLs, downloads unguessable ones. */
export const registerUploads = async (app: FastifyInstance, context: Context): Promise<void> => {
  const { corsOrigins } = context.config
  const turns = new UploadSlots()
  const routes = async (uploads: FastifyInstance) => {
    uploads.setErrorHandler((error: FastifyError, request, reply) => sendError(context, error, request, reply))
    // Handlers read bodies in chunks.
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null))
    uploads.addHook('onRequest', async (_request, reply) => {
      reply
        .headers(HEADERS)
        .header('cross-origin-resource-policy', corsOrigins.length > 0 ? 'cross-origin' : 'same-origin')
    })
    if (corsOrigins.length > 0) await allowOrigins(uploads, corsOrigins)

    const config = { bodyInAnyTime: true }
    uploads.put(PATH, { config }, async (request: Call, reply) => {
      const key = keyOf(request)
      await countCall(context, request)
      const body = readBody(request.raw, context.clock)
      try {
        return sendProgress(reply, await turns.take(ownerIn(key), () => put(context, key, request, body)))
      } finally {
        body.end()
      }
    })
    uploads.head(PATH, { compress: false }, async (request: Call, reply) => {
      const { signature } = request.query as { signature?: unknown }
      const key = keyOf(request)
      if (signature === undefined) return serve(context, key, request, reply)
      await countCall(context, request)
      return sendProgress(reply, await turns.take(ownerIn(key), () => progress(context, key, request)))
    })
    uploads.get(PATH, { exposeHeadRoute: false, compress: false }, (request: Call, reply) =>
      serve(context, keyOf(request), request, reply),
    )
  }
  // Preflights of these paths only; REST has its own rules.
  await app.register(routes, { prefix: PREFIX })
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const

/** An invalid key is not found, without an access to the store. */
const keyOf = ({ params }: Call): string => {
  const key = `${params.fileType}/${params.owner}/${params.name}`
  if (!isUploadKey(key)) throw new UploadRefusal('NOT_FOUND')
  return key
}

const ownerIn = (key: string): string => key.split('/')[1] ?? ''

/** Per network, which many people may share. */
const countCall = async ({ config, limiter }: Context, { ip }: Call): Promise<void> => {
  const isFree = !config.rateLimits || (await limiter.take(`uploads:${networkOf(ip)}`, { count: 3_000, perMs: 60_000 }))
  if (!isFree) throw new UploadRefusal('TOO_MANY')
}

const sendProgress = (reply: FastifyReply, { received, isDone }: Progress) =>
  reply
    .code(isDone ? 200 : 202)
    .header('upload-offset', received)
    .send()

const allowOrigins = (uploads: FastifyInstance, origins: readonly string[]) =>
  uploads.register(cors, {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'PUT'],
    allowedHeaders: ['content-type', 'content-range', 'authorization', 'range', 'if-range'],
    exposedHeaders: ['upload-offset', 'content-range', 'content-length', 'accept-ranges', 'content-disposition'],
    maxAge: 86_400,
  })

const sendError = (context: Context, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { refusal, message, status, offset } = refusalOf(context, error, request)
  const isLong = Number(request.headers['content-length'] ?? 0) > DRAINED_BYTES && !request.raw.complete
  if (isLong || refusal === 'TOO_SLOW') reply.header('connection', 'close')
  if (offset !== undefined) reply.header('upload-offset', offset)
  return reply.code(status).header('cache-control', 'no-store').send({ error: refusal, message, offset })
}

/** The rest of an unwanted slice is read; for a larger body the connection is closed. */
const DRAINED_BYTES = 2 * UPLOAD_LIMITS.sliceBytes

const refusalOf = ({ log }: Context, error: unknown, request: FastifyRequest): UploadRefusal => {
  if (error instanceof UploadRefusal) return error
  if (error instanceof BlobStoreFullError) {
    log.error({ err: error }, 'the store of uploads is full')
    return new UploadRefusal('STORAGE_FULL')
  }
  // What Fastify itself refuses.
  const { statusCode } = error as FastifyError
  if (statusCode === 415) return new UploadRefusal('TYPE_WRONG')
  if (statusCode !== undefined && statusCode < 500) return new UploadRefusal('REQUEST_WRONG')
  // A disconnected client gets no reply.
  if (!request.raw.destroyed) log.error({ err: error, path: request.routeOptions.url }, 'an upload failed')
  return new UploadRefusal('FAILED')
}
