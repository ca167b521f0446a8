import type { OpenPlan } from '@org/api-client/contract'
import { sealedPlan } from '@org/domain'

/** What was hashed: the salt, and after it what is sealed. Null while the plan is locked. */
export const sealedText = ({ pick, sealed }: OpenPlan): string | null =>
  pick === null || sealed === null ? null : sealed.salt + sealedPlan({ ...pick, text: sealed.text })

/** Whether a text has a SHA-256 hash, in hexadecimal, by the browser. Null if the browser cannot say: it hashes only on https pages. */
export const hasHash = async (text: string, hash: string): Promise<boolean | null> => {
  if (!window.isSecureContext) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash
}
