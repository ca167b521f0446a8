import { FILE_TYPE } from '@org/im-sdk/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../services/context'
import { rangeOf } from '../../ports/byte-range'
import { seconds } from '../../ports/clock'
import { findUpload, findVariant, type Upload } from '../../store/uploads/uploads'
import type { UploadVariant } from '../../store/uploads/upload-tables'
import { contentDisposition } from './content-disposition'
import { OPAQUE, UPLOAD_KINDS, variantsOf, type FileType } from '../../services/uploads/kinds'
import { UploadRefusal } from './refusal'
import { isDownloadKey } from '../../services/uploads/signatures'

/** What to send: the file, or an additional picture. */
interface Served {
  readonly blob: string
  readonly type: string
  readonly name: string
  /** Null if only the store knows. */
  readonly size: number | null
  /** Whether the content of the URL never changes. */
  readonly isFinal: boolean
}

/**
 * Handles a GET or HEAD of a file. The content type is the one detected from the bytes if it is on the allow-list,
 * never HTML; any other file is sent as an attachment of bytes.
 */
export const serve = async (
  context: Context,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { variant, authkey } = request.query as Readonly<Record<string, unknown>>
  const fileType = Number(key.slice(0, 4))
  const wanted = variantsOf(fileType).find((known) => known === variant)
  checkKey(context, fileType, wanted, String(authkey ?? ''))
  const upload = await findUpload(context.db, key)
  const served = upload?.state === 'done' ? await servedOf(context, upload, wanted) : null
  if (served === null) throw new UploadRefusal('NOT_FOUND')
  return send(context, served, request, reply)
}

/** Anyone with the unguessable URL can read pictures. */
const checkKey = (
  { config, clock }: Context,
  fileType: number,
  variant: UploadVariant | undefined,
  authkey: string,
) => {
  if (fileType === FILE_TYPE.image || variant === 'cover') return
  if (!isDownloadKey(config.secrets, authkey, seconds(clock))) throw new UploadRefusal('KEY_WRONG')
}

const servedOf = async (
  { db }: Context,
  { key, file_type, type, name, size, blob }: Upload,
  variant: UploadVariant | undefined,
): Promise<Served | null> => {
  if (variant !== undefined) {
    const picture = await findVariant(db, key, variant)
    if (picture !== null) return { ...picture, name, size: null, isFinal: true }
    if (variant === 'cover') return null
  }
  const { types } = UPLOAD_KINDS[file_type as FileType]
  const isShown = types !== null && Object.hasOwn(types, type)
  return { blob: blob ?? key, type: isShown ? type : OPAQUE, name, size, isFinal: variant === undefined }
}

const send = async (
  { blobs, log }: Context,
  { blob, type, name, size, isFinal }: Served,
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
