import { createCipheriv, createHash } from 'node:crypto'
import { randomOf, seededRandom, type SeededRandom } from '../../ports/seeded-random'

/**
 * The random source for a plan's seed. Numbers from a secret seed do not reveal the next ones, even to readers of this
 * code. Other seeds (of tests, imports, earlier versions) are not secret. Rule: SRV-12.
 */
export const matchChance = (seed: string, ...key: readonly (string | number)[]): SeededRandom =>
  SECRET_SEED.test(seed) ? randomOf(secretStream([seed, ...key].join('/'))) : seededRandom(seed, ...key)

const SECRET_SEED = /^[0-9a-f]{64}$/

/** Numbers from 0 to below 1, of 32 bits each: the key stream of AES in counter mode. */
const secretStream = (key: string): (() => number) => {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(key).digest(), Buffer.alloc(16))
  let drawn = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at === drawn.length) {
      drawn = cipher.update(ZEROS)
      at = 0
    }
    const number = drawn.readUInt32LE(at) / 2 ** 32
    at += 4
    return number
  }
}

const ZEROS = Buffer.alloc(512)
