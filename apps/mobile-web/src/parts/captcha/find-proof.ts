import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface ProofTask {
  code: string
  /** Hex SHA-256 of `code:n`. */
  challenge: string
  /** The upper limit of `n`, exclusive. */
  proof_limit: number
}

/** The number that solves the challenge of a captcha; null if there is none. */
export const findProof = ({ code, challenge, proof_limit: limit }: ProofTask): number | null => {
  const wanted = hexToBytes(challenge)
  for (let n = 0; n < limit; n += 1) {
    const hash = sha256(utf8ToBytes(`${code}:${n}`))
    if (hash[0] === wanted[0] && hash.every((byte, index) => byte === wanted[index])) return n
  }
  return null
}
