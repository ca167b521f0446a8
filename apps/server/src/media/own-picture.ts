import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { StoredBlob } from '../ports/blob-store'
import type { Clock } from '../ports/clock'
import type { Context } from '../services/context'
import { frameOf } from '../services/live/room-cover'
import { keyOfAddress } from '../services/uploads/addresses'
import { findDownload } from '../services/uploads/find-download'
import { artSvg } from './art'
import { avatarSvg } from './avatar'
import { coverOf } from './cover-of'
import { pictureSize } from './picture-size'

/** A decoded picture has four bytes for a pixel, which a small file may have very many of. */
const MOST_PIXELS = 4_096 * 4_096
const MOST_BYTES = 16_777_216
const READ_MS = 10_000

type Pictures = Pick<Context, 'db' | 'blobs' | 'clock' | 'config'>

/**
 * The bytes of a picture of this server by its address; null for one that is elsewhere, is not there, cannot be read in
 * `READ_MS`, or is too large to be drawn.
 */
export const ownPicture = async (context: Pictures, address: string): Promise<Buffer | null> =>
  (await generated(context, address)) ?? small(await inTime(context.clock, storedOf(context, address)))

const generated = async ({ db }: Pictures, address: string): Promise<Buffer | null> => {
  const [, kind, id = ''] = /^\/media\/(art|avatar|cover)\/(\d{1,9})\.webp$/.exec(address) ?? []
  if (kind === undefined) return null
  const svg = kind === 'art' ? artSvg(Number(id)) : kind === 'avatar' ? avatarSvg(Number(id)) : await coverOf(db, id)
  return Buffer.from(svg)
}

const storedOf = async (context: Pictures, address: string): Promise<StoredBlob | null> => {
  const [, room] = /^\/media\/frame\/(\d{1,9})\.jpg(?:\?|$)/.exec(address) ?? []
  if (room !== undefined) return frameOf(context, Number(room))
  const upload = keyOfAddress(address)
  if (upload === null) return null
  const { blob } = await findDownload(context, upload.key, Object.fromEntries(upload.query))
  return context.blobs.get(blob)
}

/** A store may open a blob and then send no more of it. */
const inTime = (clock: Clock, opened: Promise<StoredBlob | null>): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const late = new AbortController()
    const cancel = clock.after(READ_MS, () => {
      late.abort()
      resolve(null)
    })
    void readBlob(opened, late.signal)
      .catch(() => null)
      .then(resolve)
      .finally(cancel)
  })

const readBlob = async (opened: Promise<StoredBlob | null>, late: AbortSignal): Promise<Buffer | null> => {
  const stored = await opened
  if (stored === null) return null
  if (stored.size <= MOST_BYTES) return buffer(addAbortSignal(late, stored.body))
  stored.body.destroy()
  return null
}

const small = (bytes: Buffer | null): Buffer | null => {
  const size = bytes === null ? null : pictureSize(bytes)
  return size !== null && size.width * size.height <= MOST_PIXELS ? bytes : null
}
