import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import type { VapidKeys } from '../../config/push-settings'

export const vapidKey = ({ publicKey, privateKey }: VapidKeys): KeyObject => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
}

export interface VapidClaims {
  /** The origin of the push service. */
  readonly aud: string
  /** Epoch seconds, at most a day ahead. */
  readonly exp: number
  /** Whom the service may write to: `mailto:` or `https:`. */
  readonly sub: string
}

/** The token by which a push service knows the sender (RFC 8292): a JWT of ES256. */
export const vapidToken = (claims: VapidClaims, key: KeyObject): string => {
  const signed = `${base64({ typ: 'JWT', alg: 'ES256' })}.${base64(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
