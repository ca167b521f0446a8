import { type Image, loadImage } from '@napi-rs/canvas'
import { buffer } from 'node:stream/consumers'
import type { StoredBlob } from '../ports/blob-store'
import type { Context } from '../services/context'
import { frameOf } from '../services/live/room-cover'
import { keyOfAddress } from '../services/uploads/addresses'
import { findDownload } from '../services/uploads/find-download'
import { UploadRefusal } from '../services/uploads/upload-refusal'
import { artSvg } from './art'
import { avatarSvg } from './avatar'
import { coverOf } from './cover-of'
import { pictureSize } from './picture-size'

/** A decoded picture has four bytes for a pixel, which a small file may have very many of. */
const MOST_PIXELS = 4_096 * 4_096
const MOST_BYTES = 16_777_216

type Pictures = Pick<Context, 'db' | 'blobs' | 'clock' | 'config'>

/** A picture of this server by its address; null for one that is elsewhere, is not there, or is too large to be drawn. */
export const ownPicture = async (context: Pictures, address: string): Promise<Image | null> => {
  const bytes = (await generated(context, address)) ?? small(await readBlob(await storedOf(context, address)))
  return bytes === null ? null : loadImage(bytes).catch(() => null)
}

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
  try {
    const { blob } = await findDownload(context, upload.key, Object.fromEntries(upload.query))
    return await context.blobs.get(blob)
  } catch (error) {
    if (error instanceof UploadRefusal) return null
    throw error
  }
}

const readBlob = async (stored: StoredBlob | null): Promise<Buffer | null> => {
  if (stored === null) return null
  if (stored.size <= MOST_BYTES) return buffer(stored.body)
  stored.body.destroy()
  return null
}

const small = (bytes: Buffer | null): Buffer | null => {
  const size = bytes === null ? null : pictureSize(bytes)
  return size !== null && size.width * size.height <= MOST_PIXELS ? bytes : null
}
