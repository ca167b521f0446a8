import { FILE_TYPE } from '../protocol/constants'
import { UPLOAD_LIMITS } from '../protocol/limits'
import { UPLOAD_REFUSALS, type UploadRefusalName } from '../protocol/upload-refusals'

/** A picture that belongs to an upload: a smaller version, or the cover of a video. */
export type Variant = 'thumb' | 'large' | 'cover'

interface FakePicture {
  readonly bytes: Uint8Array
  readonly type: string
}

/** A file of the fake store: the part that has arrived so far. */
export interface FakeUpload {
  readonly owner: string
  readonly fileType: number
  readonly fileName: string
  readonly type: string
  readonly size: number
  readonly bytes: Uint8Array
  readonly isWhole: boolean
  readonly variants: ReadonlyMap<Variant, FakePicture>
}

export interface OpenUpload extends FakeUpload {
  bytes: Uint8Array
  isWhole: boolean
  readonly variants: Map<Variant, FakePicture>
  readonly signature: string
  readonly createdAt: number
  expiresAt: number
}

/** A received call of the fake store. */
export interface FakeUploadCall {
  readonly method: string
  readonly url: URL
  readonly range: string | null
  readonly token: string | null
  readonly contentType: string | null
  readonly body: Uint8Array
}

export const keyOf = (url: URL): string => decodeURIComponent(url.pathname.replace(/^\/uploads\//, ''))

export const progress = ({ isWhole, bytes }: OpenUpload): Response => taken(isWhole ? 200 : 202, bytes.length)

const taken = (status: number, offset: number): Response =>
  new Response(null, { status, headers: { 'upload-offset': String(offset) } })

export const refused = (error: UploadRefusalName, offset?: number): Response => {
  const { status, message } = UPLOAD_REFUSALS[error]
  const headers: HeadersInit = offset === undefined ? {} : { 'upload-offset': String(offset) }
  return Response.json({ error, message, offset }, { status, headers })
}

/** Returns a file or one of its pictures. Files that are not images need a key. */
export const download = (file: OpenUpload | undefined, url: URL, hasKey: boolean): Response => {
  const picture = file?.variants.get(url.searchParams.get('variant') as Variant)
  const isOpen = file?.fileType === FILE_TYPE.image || picture !== undefined
  if (!isOpen && !hasKey) return refused('KEY_WRONG')
  if (file?.isWhole !== true) return refused('NOT_FOUND')
  const { bytes, type } = picture ?? file
  return new Response(bytes.slice(), { headers: { 'content-type': type } })
}

/** Stores the body of a PUT: a whole file, a slice, or a picture. */
export const put = (file: OpenUpload, variant: Variant | null, call: FakeUploadCall): Response => {
  if (variant !== null) return putVariant(file, variant, call)
  return call.range === null ? putWhole(file, call) : putSlice(file, call, call.range)
}

const putWhole = (file: OpenUpload, { body, contentType }: FakeUploadCall): Response => {
  if (body.length > file.size) return refused('TOO_LARGE')
  if (body.length < file.size) return refused('CUT_SHORT')
  if (contentType !== (file.type || null)) return refused('TYPE_WRONG')
  return keep(file, body)
}

const putSlice = (file: OpenUpload, { body }: FakeUploadCall, range: string): Response => {
  const [, first, last, size] = (/^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []).map(Number)
  if (first === undefined || last === undefined || size !== file.size || last - first + 1 !== body.length)
    return refused('RANGE_WRONG')
  if (body.length > UPLOAD_LIMITS.sliceBytes || last >= size) return refused('TOO_LARGE')
  if (last < file.bytes.length) return progress(file)
  if (first !== file.bytes.length) return refused('GAP', file.bytes.length)
  const bytes = new Uint8Array(file.bytes.length + body.length)
  bytes.set(file.bytes)
  bytes.set(body, file.bytes.length)
  return keep(file, bytes)
}

const keep = (file: OpenUpload, bytes: Uint8Array): Response => {
  file.bytes = bytes
  file.isWhole = bytes.length === file.size
  return progress(file)
}

const putVariant = (file: OpenUpload, variant: Variant, { body, contentType }: FakeUploadCall): Response => {
  const isOfKind = file.fileType === (variant === 'cover' ? FILE_TYPE.video : FILE_TYPE.image)
  if (!isOfKind) return refused('ADDRESS_WRONG')
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(contentType ?? '')) return refused('TYPE_WRONG')
  if (body.length > UPLOAD_LIMITS.variantBytes) return refused('TOO_LARGE')
  if (!file.variants.has(variant)) file.variants.set(variant, { bytes: body, type: contentType ?? '' })
  return taken(200, body.length)
}
