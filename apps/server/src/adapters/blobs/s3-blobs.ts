import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { BlobStoreFullError, checkBlobKey, type BlobStore } from '../../ports/blob-store'
import type { S3Settings } from '../../config/upload-settings'

/** The minimum size of an S3 part other than the last. One part of a blob is buffered in memory. */
const PART_BYTES = 5 * 1_048_576

/** Blobs as objects of a bucket, at Amazon or a compatible service. A blob appears completely or not at all. */
export const s3Blobs = (settings: S3Settings): BlobStore => {
  const client = clientOf(settings)
  const place = (key: string) => ({ Bucket: settings.bucket, Key: checkBlobKey(key) })

  const putInParts = async (key: string, type: string, pieces: AsyncGenerator<Buffer>, first: Buffer) => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...place(key), ContentType: type }))
    const upload = { ...place(key), UploadId }
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = []
      const send = async (Body: Buffer) => {
        const PartNumber = Parts.length + 1
        const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
        Parts.push({ PartNumber, ETag })
      }
      await send(first)
      for await (const piece of pieces) await send(piece)
      await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
    } catch (error) {
      // If the abort fails, a lifecycle rule of the bucket deletes the parts.
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
      throw error
    }
  }

  return {
    put: (key, body, type) =>
      nameFull(async () => {
        const pieces = inPieces(body)
        const first = (await pieces.next()).value ?? Buffer.alloc(0)
        if (first.length === PART_BYTES) await putInParts(key, type, pieces, first)
        else await client.send(new PutObjectCommand({ ...place(key), Body: first, ContentType: type }))
      }),
    get: async (key, range) => {
      const Range = range === undefined ? undefined : `bytes=${range.from}-${range.to}`
      try {
        const object = await client.send(new GetObjectCommand({ ...place(key), Range }))
        const size = range === undefined ? object.ContentLength : Number(object.ContentRange?.split('/')[1])
        if (!(object.Body instanceof Readable) || size === undefined) throw new Error('The bucket returned no object.')
        return { body: object.Body, size, type: object.ContentType ?? '' }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: async (key) => {
      try {
        await client.send(new DeleteObjectCommand(place(key)))
      } catch (error) {
        // Amazon does not report this as an error.
        if (!isMissing(error)) throw error
      }
    },
    // Parts of unfinished uploads are not listed as objects; a lifecycle rule of the bucket deletes them.
    sweep: async () => undefined,
  }
}

const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && error.name === 'NoSuchKey'

const clientOf = ({ region, endpoint, pathStyle, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: pathStyle }),
    // The timeout applies until the response starts; its body may be read slowly.
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      // A slow reader occupies one socket, so the limit is the number of connected clients.
      httpAgent: { maxSockets: Infinity },
      httpsAgent: { maxSockets: Infinity },
    },
    // Not every compatible service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

/** Full parts, and the remainder. */
async function* inPieces(body: Readable | Uint8Array): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of body instanceof Uint8Array ? [body] : (body as AsyncIterable<Buffer>)) {
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    while (size + rest.length >= PART_BYTES) {
      const end = PART_BYTES - size
      yield Buffer.concat([...held, rest.subarray(0, end)])
      rest = rest.subarray(end)
      held = []
      size = 0
    }
    if (rest.length > 0) held.push(rest)
    size += rest.length
  }
  if (size > 0) yield Buffer.concat(held)
}

/** The error names of a full bucket. */
const FULL: ReadonlySet<string> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded'])

const nameFull = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run()
  } catch (error) {
    const isFull =
      error instanceof S3ServiceException && (FULL.has(error.name) || error.$metadata.httpStatusCode === 507)
    throw isFull ? new BlobStoreFullError('The bucket has no room left.', { cause: error }) : error
  }
}
