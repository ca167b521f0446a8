import { createCipheriv, hkdfSync, type ECDH } from 'node:crypto'

export interface PushKeys {
  /** The public key of the browser, 65 bytes. */
  readonly p256dh: Buffer
  /** A secret of the browser, 16 bytes. */
  readonly auth: Buffer
}

/** A message for one browser, as one record of `aes128gcm` (RFC 8291, RFC 8188). `own` and the salt are used once. */
export const encryptPush = (
  text: Buffer,
  { p256dh, auth }: PushKeys,
  { own, salt }: { readonly own: ECDH; readonly salt: Uint8Array },
): Buffer => {
  const ownKey = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, ownKey])
  const secret = hkdf(own.computeSecret(p256dh), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, record])
}

const hkdf = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const LAST_RECORD = Buffer.from([2])
const RECORD_SIZE = 4_096
