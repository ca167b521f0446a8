import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../config/secrets'

const hmac = (key: string, text: string) => createHmac('sha256', key).update(`payment|${text}`).digest('base64url')

/** Signs texts about payments, with the key of uploads. A signature by a key that was replaced stays good. */
export const paymentSigner = ({ upload }: Pick<Secrets, 'upload'>) => ({
  sign: (text: string): string => hmac(upload.keys[upload.current] ?? '', text),
  isSigned: (text: string, signature: string): boolean =>
    Object.values(upload.keys).some((key) => {
      const [own, given] = [Buffer.from(hmac(key, text)), Buffer.from(signature)]
      return own.length === given.length && timingSafeEqual(own, given)
    }),
})
