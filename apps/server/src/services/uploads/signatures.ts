import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../config/secrets'

type Keys = Pick<Secrets, 'upload'>

/** The fields that the signature of a URL covers. `expires` is in epoch seconds. A size of 0 is known at the first PUT. */
export interface SignedUpload {
  readonly key: string
  readonly size: number
  readonly type: string
  readonly expires: number
}

export const signUpload = (keys: Keys, { key, size, type, expires }: SignedUpload): string =>
  signed(keys, ['put', key, size, type, expires])

/** Whether the signature is ours and covers exactly these fields. The caller checks the time. */
export const isUploadSignature = (keys: Keys, { key, size, type, expires }: SignedUpload, signature: string): boolean =>
  isSigned(keys, ['put', key, size, type, expires], signature)

/** The right to send the stream of a show. `no` is the number of the address; `expires` is in epoch seconds. */
export interface SignedPush {
  /** The room. */
  readonly anchorId: number
  readonly show: number
  readonly no: number
  readonly expires: number
}

export const signPush = (keys: Keys, push: SignedPush): string => signed(keys, partsOf(push))

/** Whether the signature is ours and covers exactly these fields. The caller checks the time, and the show. */
export const isPushSignature = (keys: Keys, push: SignedPush, signature: string): boolean =>
  isSigned(keys, partsOf(push), signature)

const partsOf = ({ anchorId, show, no, expires }: SignedPush) => ['push', anchorId, show, no, expires] as const

/** The token of credentials: the owner, and until when uploads may continue. */
export const signCredentials = (keys: Keys, owner: string, expires: number): string =>
  `${expires}.${Buffer.from(owner).toString('base64url')}.${signed(keys, ['credentials', owner, expires])}`

/** The owner in valid credentials; null for any other token. */
export const ownerOfCredentials = (keys: Keys, token: string, now: number): string | null => {
  const [, expiresText = '', ownerText = '', signature = ''] = /^(\d{1,12})\.([\w-]+)\.(.+)$/.exec(token) ?? []
  const expires = Number(expiresText)
  const owner = Buffer.from(ownerText, 'base64url').toString()
  return expires > now && isSigned(keys, ['credentials', owner, expires], signature) ? owner : null
}

/**
 * The auth key of audio, files and videos. It is the same for all users and for an hour, so that URLs can be cached.
 */
export const downloadKey = (keys: Keys, now: number): { authKey: string; expireTime: number } => {
  const expireTime = (Math.floor(now / HOUR) + 3) * HOUR
  return { authKey: `${expireTime}.${signed(keys, ['download', expireTime])}`, expireTime }
}

const HOUR = 3_600

export const isDownloadKey = (keys: Keys, authKey: string, now: number): boolean => {
  const [, expiresText = '', signature = ''] = /^(\d{1,12})\.(.+)$/.exec(authKey) ?? []
  const expires = Number(expiresText)
  return expires > now && isSigned(keys, ['download', expires], signature)
}

/** A directory name that does not reveal the owner. */
export const directoryOf = ({ upload }: Keys, owner: string): string =>
  mac(Object.values(upload.keys)[0] ?? '', ['owner', owner])
    .toString('hex')
    .slice(0, 16)

/** `key id.code` over the parts; the first part names the purpose. */
const signed = ({ upload: { current, keys } }: Keys, parts: readonly (string | number)[]): string => {
  const key = keys[current]
  if (key === undefined) throw new Error(`There is no upload key "${current}" in the secrets.`)
  return `${current}.${mac(key, parts).toString('base64url')}`
}

const isSigned = ({ upload: { keys } }: Keys, parts: readonly (string | number)[], signature: string): boolean => {
  const id = signature.slice(0, Math.max(0, signature.indexOf('.')))
  const key = Object.entries(keys).find(([known]) => known === id)?.[1]
  if (key === undefined) return false
  const given = Buffer.from(signature)
  const expected = Buffer.from(`${id}.${mac(key, parts).toString('base64url')}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const mac = (key: string, parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest()
