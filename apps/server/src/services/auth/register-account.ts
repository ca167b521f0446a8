import { credentialFault, TASKS } from '@org/domain'
import { avatarPaths } from '@org/site-brands'
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { maskedName } from '../identity/masked-name'
import type { UserInfo } from '../identity/user-info'
import { isAllowedName } from '../moderation/allowed-name'
import type { Random } from '../../ports/random'
import { announcing } from '../../outbox/announce'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import {
  type Account,
  createAccount,
  findAccountByName,
  findInviter,
  type NewAccount,
} from '../../store/identity/accounts'
import { addLoginFailure, NO_ACCOUNT } from '../../store/identity/login-failures'
import type { Database } from '../../store/schema'
import { checkCaptcha } from './captcha'
import { noteDevice } from './check-password'
import { openSession, type SessionOrigin } from './open-session'
import { LIFETIMES } from '../../config/lifetimes'

export interface RegistrationForm {
  readonly account: string
  readonly pwd: string
  readonly code: string
  readonly captcha: string
  readonly nick_name: string
  readonly invite_code: string
  readonly device: string
}

export interface Registrant extends SessionOrigin {
  readonly spSource: string
}

/**
 * Creates an account and opens a session. The captcha is checked before anything that costs time or reveals whether a
 * name is taken.
 */
export const registerAccount = async (
  context: Context,
  form: RegistrationForm,
  { spSource, ...origin }: Registrant,
): Promise<UserInfo> => {
  const { db, clock, passwords, random, words } = context
  if (credentialFault(form.account) !== null) throw new Refusal('accountMalformed')
  if (credentialFault(form.pwd) !== null) throw new Refusal('passwordMalformed')
  const nickName = form.nick_name || form.account
  if (!isAllowedName(words.screen, nickName)) throw new Refusal('nameNotAllowed')
  await checkCaptcha(context, origin.network, { purpose: 'register', code: form.code, captcha: form.captcha })
  if ((await findAccountByName(db, form.account)) !== null) throw new Refusal('accountTaken')
  const invitedBy = await inviterOf(db, form.invite_code)

  const now = seconds(clock)
  const passwordHash = await passwords.hash(form.pwd)
  const account = await announcing(context, (transaction) =>
    createMember(transaction, {
      account: form.account,
      passwordHash,
      nickName,
      avatar: defaultAvatar(spSource, random),
      inviteCode: newInviteCode(random),
      invitedBy,
      spSource,
      now,
    }),
  )
  // For two concurrent registrations of one name, the database accepts only one.
  if (account === null) throw new Refusal('accountTaken')
  // Repeated registrations from a network need more and more work.
  await addLoginFailure(db, { account: NO_ACCOUNT, network: origin.network, now, since: now - LIFETIMES.loginFailures })
  await noteDevice(context, account.id, form.device)
  return openSession(context, account, origin)
}

/** Whose code it is; null without one. Throws the refusal `inviteCodeWrong`. */
export const inviterOf = async (db: Kysely<Database>, inviteCode: string): Promise<number | null> => {
  const inviter = inviteCode === '' ? null : await findInviter(db, inviteCode)
  if (inviteCode !== '' && inviter === null) throw new Refusal('inviteCodeWrong')
  return inviter
}

/** Creates the account and tells its inviter. Null if the name or the mobile is taken. */
export const createMember = async (
  transaction: Transaction<Database>,
  given: NewAccount & { readonly invitedBy: number | null },
): Promise<Account | null> => {
  const made = await createAccount(transaction, given)
  const data = { name: maskedName(given.nickName), gold: TASKS.inviteFriend.gold }
  if (made !== null && given.invitedBy !== null)
    await writeNotice(transaction, given.invitedBy, { type: 'friendRegistered', data }, given.now)
  return made
}

/** A default avatar of a source. */
export const defaultAvatar = (spSource: string, random: Random): string => {
  const paths = avatarPaths(spSource)
  return paths[Math.floor(random.next() * paths.length)] ?? ''
}

/** Eight letters and digits that people do not confuse. */
export const newInviteCode = (random: Random): string =>
  [...random.bytes(8)].map((byte) => INVITE_SIGNS[byte % INVITE_SIGNS.length]).join('')

const INVITE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
