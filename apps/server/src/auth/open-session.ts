import type { Context } from '../context'
import { seconds } from '../ports/clock'
import { noteLogin } from '../store/accounts'
import { createSession } from '../store/sessions'
import { LIFETIMES } from './lifetimes'
import { hashToken } from './viewer'

/** A new session with its token, which only its owner ever sees. */
export const openSession = async (
  context: Context,
  uid: number,
  platform: string,
): Promise<{ readonly id: number; readonly token: string }> => {
  const now = seconds(context.clock)
  const token = Buffer.from(context.random.bytes(32)).toString('base64url')
  const tokenHash = hashToken(token)
  const id = await createSession(context.db, { tokenHash, uid, now, expiresAt: now + LIFETIMES.session })
  await noteLogin(context.db, uid, platform, now)
  return { id, token }
}
