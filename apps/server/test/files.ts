import { FILE_TYPE, type RequestOf, type uploadCommands } from '@org/im-sdk/protocol'
import type { RunningServer } from '../src/server'
import type { ImClient } from './im-client'

type Announcement = RequestOf<(typeof uploadCommands)['getUploadUrl']>

/** First bytes that determine a type. */
export const MAGIC = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  mp4: Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
  mp3: Buffer.from('ID3\x04'),
} as const

/** A number of non-repeating bytes with the given start. */
export const bytes = (length: number, start: Uint8Array = Buffer.alloc(0)): Buffer => {
  const made = Buffer.alloc(length, 0)
  for (let index = 0; index < length; index += 1) made[index] = (index * 31 + (index >> 8) * 7 + (index >> 16)) & 0xff
  made.set(start.subarray(0, length))
  return made
}

/** The default announcement of a file. */
export const png = (body: Buffer, rest: Partial<Announcement> = {}): Announcement => ({
  fileType: FILE_TYPE.image,
  fileName: 'goal.png',
  fileSize: body.length,
  mimeType: 'image/png',
  uploadMethod: 0,
  duration: 900,
  ...rest,
})

/** Announces a file and returns its URLs. Throws if the server refuses. */
export const announce = async (server: RunningServer, client: ImClient, announcement: Announcement) => {
  const { errorCode, errorInfo, ...reply } = await client.request('getUploadUrl', announcement)
  if (errorCode !== 0) throw new Error(`${errorCode}: ${errorInfo}`)
  const { uploadUrl, downloadUrl, requestSnapshotUrl, thumbUrl, largeUrl } = reply
  const whole = (address: string) => (address === '' ? '' : new URL(address, server.url).href)
  return {
    uploadUrl: whole(uploadUrl),
    downloadUrl: whole(downloadUrl),
    requestSnapshotUrl: whole(requestSnapshotUrl),
    thumbUrl: whole(thumbUrl),
    largeUrl: whole(largeUrl),
    expiredTime: reply.expiredTime,
  }
}

export const putWhole = (url: string, body: Buffer, type = 'image/png', headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type, ...headers } })

/** Uploads the bytes from `start` to `end`, exclusive. */
export const putSlice = (
  url: string,
  body: Buffer,
  start: number,
  end: number,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'PUT',
    body: new Uint8Array(body.subarray(start, end)),
    headers: { 'content-range': `bytes ${start}-${end - 1}/${body.length}`, ...headers },
  })

export const offsetOf = (response: Response): number => Number(response.headers.get('upload-offset'))

export const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

/** The name of a refusal. */
export const errorOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { error: string }).error
