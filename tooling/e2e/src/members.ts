import { createHash } from 'node:crypto'
import { createApiClient } from '@org/api-client'
import { getCaptcha, getCommonConfig, registNew } from '@org/api-client/contract'
import { CAPTCHA } from './server-process'

export interface Member {
  readonly SDKAppID: number
  readonly userID: string
  readonly userSig: string
}

/** Registers an account as its page does, and resolves with what a chat client needs. */
export const newMember = async (serverUrl: string, account: string): Promise<Member> => {
  const api = createApiClient({ host: () => serverUrl, common: () => ({ platform: 'h5' }) })
  const { config } = await api.call(getCommonConfig, {})
  const { code, challenge, proof_limit: limit } = await api.call(getCaptcha, { purpose: 'register' })
  const captcha = `${CAPTCHA}.${proofOf(code, challenge, limit)}`
  const { uid, txim_sign: userSig } = await api.call(registNew, { account, pwd: 'goal2026', code, captcha })
  return { SDKAppID: config.im_sdkappid, userID: String(uid), userSig }
}

const proofOf = (code: string, challenge: string, limit: number): number => {
  for (let n = 0; n < limit; n += 1)
    if (createHash('sha256').update(`${code}:${n}`).digest('hex') === challenge) return n
  throw new Error('The captcha has no solution.')
}
