import { createHmac } from 'node:crypto'
import type { Secrets } from '../../config/secrets'
import { isSame, keysFor } from '../derived-keys'

export interface PollKeys {
  issue(groupID: string, userID: string, nowSeconds: number): string
  /** The key to continue with: the given one, or a new one after half of its lifetime. Null if it is not valid. */
  renew(key: string, groupID: string, userID: string, nowSeconds: number): string | null
}

/** Signed keys for polling a chat room. Nothing is stored: any process can verify them. */
export const createPollKeys = (secrets: Pick<Secrets, 'userSig'>): PollKeys => {
  const keys = keysFor(secrets, 'long-poll')
  const { current } = secrets.userSig

  const sign = (id: string, until: number, groupID: string, userID: string): string | null => {
    const key = keys.get(id)
    if (key === undefined) return null
    const mac = createHmac('sha256', key)
      .update(JSON.stringify([groupID, userID, until]))
      .digest('base64url')
    return `${id}.${until}.${mac}`
  }

  const issue = (groupID: string, userID: string, nowSeconds: number): string => {
    const key = sign(current, nowSeconds + VALID_SECONDS, groupID, userID)
    if (key === null) throw new Error(`There is no userSig key "${current}" in the secrets.`)
    return key
  }

  return {
    issue,
    renew: (key, groupID, userID, nowSeconds) => {
      const [id = '', untilText = ''] = key.split('.')
      const until = Number(untilText)
      const expected = Number.isSafeInteger(until) && until > nowSeconds ? sign(id, until, groupID, userID) : null
      if (expected === null || !isSame(expected, key)) return null
      return until - nowSeconds > VALID_SECONDS / 2 ? key : issue(groupID, userID, nowSeconds)
    },
  }
}

const VALID_SECONDS = 86_400
