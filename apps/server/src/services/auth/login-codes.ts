import { seconds } from '../../ports/clock'
import { findAccount } from '../../store/identity/accounts'
import { addLoginCode, takeLoginCode } from '../../store/identity/login-codes'
import type { Context } from '../context'
import type { UserInfo } from '../identity/user-info'
import { Refusal } from '../refusal'
import { noteDevice } from './check-password'
import { openSession, type SessionOrigin } from './open-session'
import { hashToken, type MemberViewer } from './viewer'

/** Only the hash of a code is stored. It ends with the session that has asked for it. */
export const issueLoginCode = async (
  { clock, db, random }: Context,
  { sessionID }: Pick<MemberViewer, 'sessionID'>,
): Promise<{ login_code: string; expires_at: number }> => {
  const login_code = Buffer.from(random.bytes(24)).toString('base64url')
  const expires_at = seconds(clock) + CODE_SECONDS
  await addLoginCode(db, { code_hash: hashToken(login_code), session_id: sessionID, expires_at })
  return { login_code, expires_at }
}

/** Opens a session by a code, which is used up. */
export const logInByCode = async (
  context: Context,
  { login_code, device }: { readonly login_code: string; readonly device: string },
  origin: SessionOrigin,
): Promise<UserInfo> => {
  const { clock, db } = context
  const uid = await takeLoginCode(db, hashToken(login_code), seconds(clock))
  const account = uid === null ? null : await findAccount(db, uid)
  if (account === null) throw new Refusal('loginCodeWrong')
  if (account.status !== 1) throw new Refusal('accountClosed')
  await noteDevice(context, account.id, device)
  return openSession(context, account, origin)
}

const CODE_SECONDS = 60
