import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { Refusal } from '../refusal'
import { type Account, findAccount, noteLogin } from '../../store/identity/accounts'
import { lockLogins } from '../../store/im/im-sessions'
import { createSession } from '../../store/identity/sessions'
import { LIFETIMES } from '../../config/lifetimes'
import { hashToken } from './viewer'

/** Creates a session and returns its token. Refused if the password was changed since it was checked. */
export const openSession = async (
  { clock, db, random }: Context,
  { id: uid, password_hash }: Pick<Account, 'id' | 'password_hash'>,
  platform: string,
): Promise<{ readonly id: number; readonly token: string }> => {
  const now = seconds(clock)
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  const id = await db.transaction().execute(async (trx) => {
    await lockLogins(trx, String(uid))
    if ((await findAccount(trx, uid))?.password_hash !== password_hash) throw new Refusal('credentialsWrong')
    return createSession(trx, { tokenHash: hashToken(token), uid, now, expiresAt: now + LIFETIMES.session })
  })
  await noteLogin(db, uid, platform, now)
  return { id, token }
}
