import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface ProofTask {
  code: string
  /** Hex SHA-256 of `code:n`. */
  challenge: string
  /** `n` is below. */
  proof_limit: number
}

/** The number behind the challenge of a captcha; null when there is none. */
export const findProof = ({ code, challenge, proof_limit: limit }: ProofTask): number | null => {
  const wanted = hexToBytes(challenge)
  for (let n = 0; n < limit; n += 1) {
    const hash = sha256(utf8ToBytes(`${code}:${n}`))
    if (hash[0] === wanted[0] && hash.every((byte, index) => byte === wanted[index])) return n
  }
  return null
}
