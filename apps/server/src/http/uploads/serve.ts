import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../services/context'
import { rangeOf } from '../../ports/byte-range'
import { contentDisposition } from './content-disposition'
import { findDownload, type Download } from '../../services/uploads/find-download'
import { OPAQUE } from '../../services/uploads/kinds'
import { UploadRefusal } from '../../services/uploads/upload-refusal'

/** Handles a GET or HEAD of a file. A type that is not on the allow-list is sent as an attachment of bytes. */
export const serve = async (
  context: Context,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const download = await findDownload(context, key, request.query as Readonly<Record<string, unknown>>)
  return send(context, download, request, reply)
}

const send = async (
  { blobs, log }: Context,
  { blob, type, name, size, isFinal }: Download,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const etag = `"${blob.split('/').at(-1)}"`
  const headers = {
    etag,
    'content-disposition': contentDisposition(type === OPAQUE ? 'attachment' : 'inline', name),
    'cache-control': isFinal ? 'private, max-age=31536000, immutable' : 'private, max-age=60',
  }
  if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send()

  const condition = request.headers['if-range']
  const range =
    size === null || (condition !== undefined && condition !== etag) ? null : rangeOf(request.headers.range, size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`)
    throw new UploadRefusal('OUT_OF_RANGE')
  }
  const stored = await blobs.get(blob, range ?? undefined)
  if (stored === null) {
    log.error({ blob }, 'an uploaded file is missing from the store')
    throw new UploadRefusal('NOT_FOUND')
  }
  reply.headers(headers).type(type)
  if (size !== null) reply.header('accept-ranges', 'bytes')
  reply.header('content-length', range === null ? stored.size : range.to - range.from + 1)
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${stored.size}`)
  if (request.method === 'HEAD') {
    stored.body.destroy()
    return reply.send()
  }
  return reply.send(stored.body)
}
