import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rangeOf } from '../ports/byte-range'

interface Sendable {
  readonly bytes: Buffer
  readonly type: string
  readonly cache: string
}

/** Sends bytes with their length, an ETag, and the part that a `Range` header asks for. */
export const sendBytes = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, type, cache }: Sendable,
): FastifyReply => {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  reply.header('cache-control', cache).header('etag', etag).header('accept-ranges', 'bytes').type(type)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const range = rangeOf(request.headers.range, bytes.length)
  if (range === null) return reply.send(bytes)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    .send(bytes.subarray(range.from, range.to + 1))
}

/** Replies that the file does not exist (yet). */
export const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send()
