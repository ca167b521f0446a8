import { constants, brotliCompress } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyCompressOptions } from '@fastify/compress'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WrittenReply } from '../services/written-reply'

/** Compression makes a day of matches ten times smaller. Requests are small and never decompressed. */
export const COMPRESSION = {
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  // A seventh less than with 4 in a list of matches.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
} satisfies FastifyCompressOptions

/** A shorter reply hardly becomes smaller. */
const LEAST_CHARACTERS = 1_024

const compress = promisify(brotliCompress)
const compressed = new WeakMap<WrittenReply<unknown>, Promise<Buffer>>()

/** Sends a written reply, which is compressed once for all callers that accept Brotli; others get it as any reply. */
export const sendWritten = async (
  written: WrittenReply<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  reply.type('application/json; charset=utf-8')
  if (written.json.length < LEAST_CHARACTERS || !BROTLI.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(envelopeOf(written))
  const bytes = compressed.get(written) ?? compress(envelopeOf(written), COMPRESSION.brotliOptions)
  compressed.set(written, bytes)
  bytes.catch(() => compressed.delete(written))
  // The reply to a page of another origin varies by origin already.
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', ')
  return reply
    .header('content-encoding', 'br')
    .header('vary', vary)
    .send(await bytes)
}

/** Without a weight: the plugin reads weights. */
const BROTLI = /(?:^|,)\s*br\s*(?:,|$)/

const envelopeOf = ({ json }: WrittenReply<unknown>) => `{"status":0,"msg":"","data":${json}}`
