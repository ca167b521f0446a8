import { LIFETIMES } from '../../config/lifetimes'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { type Account, findAccount, noteLogin } from '../../store/identity/accounts'
import { createSession } from '../../store/identity/sessions'
import { lockLogins } from '../../store/im/im-sessions'
import type { Context } from '../context'
import { type UserInfo, userInfo } from '../identity/user-info'
import { Refusal } from '../refusal'
import { hashToken } from './viewer'

/**
 * Opens a session and returns the user info with its token. Refused if the password was changed since it was checked.
 */
export const openSession = async (
  context: Context,
  { id: uid, password_hash }: Pick<Account, 'id' | 'password_hash'>,
  platform: string | undefined,
): Promise<UserInfo> => {
  const { clock, db, random } = context
  const now = seconds(clock)
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  const sessionID = await repeatable(db)
    .transaction()
    .execute(async (trx) => {
      await lockLogins(trx, String(uid))
      if ((await findAccount(trx, uid))?.password_hash !== password_hash) throw new Refusal('credentialsWrong')
      return createSession(trx, { tokenHash: hashToken(token), uid, now, expiresAt: now + LIFETIMES.session })
    })
  await noteLogin(db, uid, platform ?? 'h5', now)
  return userInfo(context, { uid, sessionID, token })
}
