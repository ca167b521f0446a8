import { createHash } from 'node:crypto'
import { captchaPicture, drawCaptchaText } from './captcha-picture'
import { LIFETIMES } from '../../config/lifetimes'
import type { Kysely } from 'kysely'
import type { Captcha } from '../../ports/captcha'
import { seconds, type Clock } from '../../ports/clock'
import type { Random } from '../../ports/random'
import { findCaptcha, putCaptcha, takeCaptcha } from '../../store/identity/captchas'
import type { Database } from '../../store/schema'

export interface ProofParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
}

/**
 * A proof of work combined with a picture. The server sends the hash of a number and the client tries all numbers, so
 * that a solution costs time even if a program reads the picture, and a check costs nothing. Rule: SRV-10.
 */
export const proofCaptcha = ({ db, clock, random }: ProofParts): Captcha => ({
  begin: async (purpose, failures) => {
    const code = Buffer.from(random.bytes(16)).toString('base64url')
    const proofLimit = proofLimitOf(failures)
    const proof = Buffer.from(random.bytes(6)).readUIntBE(0, 6) % proofLimit
    const expiresAt = seconds(clock) + LIFETIMES.captcha
    await putCaptcha(db, { id: code, purpose, answer: drawCaptchaText(random), proof, expiresAt })
    const challenge = createHash('sha256').update(`${code}:${proof}`).digest('hex')
    return { code, provider: 'local', site_key: '', challenge, proof_limit: proofLimit, expire_time: expiresAt }
  },

  picture: async (code) => {
    const captcha = await findCaptcha(db, code, seconds(clock))
    return captcha === null ? null : captchaPicture(captcha.answer, hiddenRandom(captcha))
  },

  check: async ({ purpose, code, captcha }) => {
    const expected = await takeCaptcha(db, code, seconds(clock))
    const given = captcha.trim().toUpperCase()
    return expected !== null && expected.purpose === purpose && given === `${expected.answer}.${expected.proof}`
  },
})

/** The client tries half of these on average: one to two seconds on a slow phone. */
const BASE_PROOF_LIMIT = 200_000

/** Twice the work after every third failure, up to 16 times. */
const proofLimitOf = (failures: number): number => BASE_PROOF_LIMIT * 2 ** Math.min(4, Math.floor(failures / 3))

/**
 * A captcha always has the same picture, because several pictures of one text would be easier to read. Only the server
 * can compute it.
 */
const hiddenRandom = ({ id, answer, proof }: { id: string; answer: string; proof: number }): Pick<Random, 'next'> => {
  let drawn = 0
  return {
    next: () => {
      drawn += 1
      const hash = createHash('sha256').update(`${id}:${answer}:${proof}:${drawn}`).digest()
      return hash.readUInt32BE(0) / 2 ** 32
    },
  }
}
