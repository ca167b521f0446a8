import { UPLOAD_LIMITS } from '@org/im-sdk/protocol'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../services/context'
import { sizedUpload } from '../../services/uploads/sized-upload'
import { continueUpload, type ContinuedUpload } from '../../services/uploads/continue-upload'
import { PICTURE_TYPES, plainType, variantsOf } from '../../services/uploads/kinds'
import { putPicture } from '../../services/uploads/put-picture'
import { receive, settle, type Progress } from '../../services/uploads/receive'
import { UploadRefusal } from '../../services/uploads/upload-refusal'
import type { BodyReader } from './body-reader'
import { contentRangeOf } from './content-range'

type Query = Readonly<Record<string, unknown>>

/** Handles a PUT: the whole file, a slice, or an additional picture. */
export const put = async (
  context: Context,
  key: string,
  request: FastifyRequest,
  body: BodyReader,
): Promise<Progress> => {
  const continued = await uploadOf(context, key, request)
  const { type } = continued
  const { headers } = request
  const variant = variantIn(request.query as Query)
  if (variant !== null) return receivePicture(context, continued, variant, request, body)
  const upload = await sizedUpload(context, continued, Number(headers['content-length']))
  const stretch = contentRangeOf(headers['content-range'], headers['content-length'], upload.size)
  if (headers['content-range'] === undefined && plainType(headers['content-type'] ?? '') !== type)
    throw new UploadRefusal('TYPE_WRONG')
  return receive(context, upload, stretch, body)
}

/** Handles a HEAD of an upload URL. */
export const progress = async (context: Context, key: string, request: FastifyRequest): Promise<Progress> => {
  await uploadOf(context, key, request)
  return settle(context, key)
}

const uploadOf = (context: Context, key: string, { headers, query }: FastifyRequest): Promise<ContinuedUpload> =>
  continueUpload(context, key, {
    query: query as Query,
    token: /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1],
  })

const variantIn = ({ variant }: Query): string | null => (variant === undefined ? null : String(variant))

const receivePicture = async (
  context: Context,
  { upload, isLate }: ContinuedUpload,
  name: string,
  { headers }: FastifyRequest,
  body: BodyReader,
): Promise<Progress> => {
  if (isLate) throw new UploadRefusal('ADDRESS_EXPIRED')
  const variant = variantsOf(upload.file_type).find((known) => known === name)
  if (variant === undefined) throw new UploadRefusal('ADDRESS_WRONG')
  const length = headers['content-length']
  if (length === undefined) throw new UploadRefusal('LENGTH_MISSING')
  if (Number(length) > UPLOAD_LIMITS.variantBytes) throw new UploadRefusal('TOO_LARGE')
  if (!PICTURE_TYPES.includes(plainType(headers['content-type'] ?? ''))) throw new UploadRefusal('TYPE_WRONG')
  await putPicture(context, upload, variant, () => body.peek(Number(length)))
  return { received: Number(length), isDone: true }
}
