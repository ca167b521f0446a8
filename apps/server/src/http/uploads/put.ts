import { UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../services/context'
import { seconds } from '../../ports/clock'
import { notePart } from '../../store/uploads/upload-parts'
import { findUpload, findVariant, takeVariant, type Upload } from '../../store/uploads/uploads'
import { readUploadAddress } from '../../services/uploads/addresses'
import { blobOf } from '../../services/uploads/blob-of'
import type { BodyReader } from './body-reader'
import { deleteParts } from '../../services/uploads/compose'
import { contentRangeOf } from './content-range'
import { PICTURE_TYPES, plainType, variantsOf } from '../../services/uploads/kinds'
import { receive, settle, type Progress } from './receive'
import { UploadRefusal } from './refusal'
import { ownerOfCredentials } from '../../services/uploads/signatures'
import { sniffPicture } from '../../services/uploads/sniff'
import { UNFINISHED_SECONDS } from '../../services/uploads/tidy'

type Query = Readonly<Record<string, unknown>>

/** Handles a PUT: the whole file, a slice, or an additional picture. */
export const put = async (
  context: Context,
  key: string,
  request: FastifyRequest,
  body: BodyReader,
): Promise<Progress> => {
  const query = request.query as Query
  const { upload, isLate } = await uploadOf(context, key, request)
  const { headers } = request
  const variant = variantIn(query)
  if (variant !== null) {
    if (isLate) throw new UploadRefusal('ADDRESS_EXPIRED')
    return putPicture(context, upload, variant, request, body)
  }
  const stretch = contentRangeOf(headers['content-range'], headers['content-length'], upload.size)
  const type = readUploadAddress(context.config, key, query)?.type
  if (headers['content-range'] === undefined && plainType(headers['content-type'] ?? '') !== type)
    throw new UploadRefusal('TYPE_WRONG')
  return receive(context, upload, stretch, body)
}

/** Handles a HEAD of an upload URL. */
export const progress = async (context: Context, key: string, request: FastifyRequest): Promise<Progress> => {
  await uploadOf(context, key, request)
  return settle(context, key)
}

/**
 * The upload of a signed URL. After the URL has expired, its owner may continue for a day with the token of
 * credentials.
 */
const uploadOf = async (
  { config, db, clock }: Context,
  key: string,
  { headers, query }: FastifyRequest,
): Promise<{ upload: Upload; isLate: boolean }> => {
  const signed = readUploadAddress(config, key, query as Query)
  if (signed === null) throw new UploadRefusal('ADDRESS_WRONG')
  const now = seconds(clock)
  const isLate = signed.expires <= now
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const owner = token === undefined ? null : ownerOfCredentials(config.secrets, token, now)
  if (isLate && owner === null) throw new UploadRefusal('ADDRESS_EXPIRED')
  const upload = await findUpload(db, key)
  const mayGoOn =
    upload !== null &&
    upload.created_at + UNFINISHED_SECONDS > now &&
    (!isLate || (upload.owner === owner && upload.received > 0))
  if (!mayGoOn) throw new UploadRefusal('ADDRESS_EXPIRED')
  return { upload, isLate }
}

const variantIn = ({ variant }: Query): string | null => (variant === undefined ? null : String(variant))

/** The first picture stays, because a shown picture must not change. */
const putPicture = async (
  context: Context,
  { key, file_type }: Upload,
  name: string,
  { headers }: FastifyRequest,
  body: BodyReader,
): Promise<Progress> => {
  const { db, blobs, clock } = context
  const variant = variantsOf(file_type).find((known) => known === name)
  if (variant === undefined) throw new UploadRefusal('ADDRESS_WRONG')
  const length = headers['content-length']
  if (length === undefined) throw new UploadRefusal('LENGTH_MISSING')
  if (Number(length) > UPLOAD_LIMITS.variantBytes) throw new UploadRefusal('TOO_LARGE')
  if (!PICTURE_TYPES.includes(plainType(headers['content-type'] ?? ''))) throw new UploadRefusal('TYPE_WRONG')
  if ((await findVariant(db, key, variant)) === null) {
    const bytes = await body.peek(Number(length))
    const type = sniffPicture(bytes)
    if (type === null) throw new UploadRefusal('CONTENT_WRONG')
    const blob = blobOf(context, key)
    await notePart(db, { blob, key, start: 0, size: bytes.length, now: seconds(clock) })
    await blobs.put(blob, bytes, type)
    if (!(await takeVariant(db, { key, variant, type, blob }))) await deleteParts(context, [blob])
  }
  return { received: Number(length), isDone: true }
}
