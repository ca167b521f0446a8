import { credentialFault } from '@org/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { seconds } from '../../ports/clock'
import { announce, announcing } from '../../outbox/announce'
import { type AccountEvent, noteEvent } from '../../store/identity/account-log'
import { type Account, findAccount, findAccountByMobile, setMobile, setOwnName } from '../../store/identity/accounts'
import { isUniqueViolation, repeatable } from '../../store/database/database'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import type { UserInfo } from '../identity/user-info'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { noteDevice } from './check-password'
import { openSession } from './open-session'
import { createMember, defaultAvatar, inviterOf, newInviteCode, type Registrant } from './register-account'
import { checkSmsCode, rightSmsCode, type SmsCaptcha, spendSmsCode } from './sms-codes'

interface MobileForm extends SmsCaptcha {
  readonly mobile: string
  readonly smscode: string
}

export interface MobileLogin extends MobileForm {
  readonly device: string
  readonly invite_code: string
}

/**
 * Opens a session for the owner of a mobile. An unknown mobile gets an account without a password; only then the invite
 * code counts. A wrong one does not use up the code of the SMS, so that it can be corrected.
 */
export const logInByMobile = async (
  context: Context,
  { device, invite_code, ...form }: MobileLogin,
  { spSource, lang, ...origin }: Registrant & { readonly lang: Language },
): Promise<UserInfo> => {
  const { db } = context
  const right = await rightSmsCode(context, { ...form, purpose: 'login' })
  const known = await findAccountByMobile(db, form.mobile)
  if (known !== null) await spendSmsCode(db, right)
  const account =
    known ?? (await registerMobile(context, form.mobile, { spSource, lang, inviteCode: invite_code, right }))
  if (account.status !== 1) throw new Refusal('accountClosed')
  await noteDevice(context, account.id, device)
  return openSession(context, account, origin)
}

interface NewMember {
  readonly spSource: string
  readonly lang: Language
  readonly inviteCode: string
  /** The id of the code that proves the mobile. */
  readonly right: Buffer
}

const registerMobile = async (
  { bus, clock, db, random }: Context,
  mobile: string,
  { spSource, lang, inviteCode, right }: NewMember,
): Promise<Account> => {
  const number = Buffer.from(random.bytes(6)).readUIntBE(0, 6) % 10 ** 12
  const name = `u${String(number).padStart(12, '0')}`
  return announcing({ bus, db: repeatable(db) }, async (trx) => {
    await lockMobile(trx, mobile)
    const known = await findAccountByMobile(trx, mobile)
    // The first run has made it, and used the code; only the reply to its commit is lost.
    if (known?.account === name) return known
    const invitedBy = known === null ? await inviterOf(trx, inviteCode) : null
    await spendSmsCode(trx, right)
    if (known !== null) return known
    const account = await createMember(trx, {
      account: name,
      passwordHash: null,
      mobile,
      hasOwnName: false,
      nickName: `${lang === 'zh' ? '球迷' : 'Torcedor '}${name.slice(-6)}`,
      avatar: defaultAvatar(spSource, random),
      inviteCode: newInviteCode(random),
      invitedBy,
      spSource,
      now: seconds(clock),
    })
    if (account === null) throw new Refusal('accountTaken')
    return account
  })
}

export interface Binding extends MobileForm {
  readonly pwd: string
}

/**
 * Binds a mobile to the member, who proves the mobile and the password. It replaces the one bound before. The code is
 * checked first: each guess of the password by someone who has only the session costs a code.
 */
export const bindMobile = async (context: Context, uid: number, { pwd, ...form }: Binding): Promise<void> => {
  await checkSmsCode(context, { ...form, purpose: 'bind' })
  const account = await findAccount(context.db, uid)
  if (!(await context.passwords.verify(account?.password_hash ?? null, pwd))) throw new Refusal('credentialsWrong')
  await change(context, uid, 'mobileBound', async (trx) => {
    await lockMobile(trx, form.mobile)
    if (!(await setMobile(trx, uid, form.mobile))) throw new Refusal('mobileTaken')
  })
}

/** The mobile of a member; throws the refusal `mobileMissing`. */
export const boundMobile = async (db: Kysely<Database>, uid: number): Promise<string> => {
  const mobile = (await findAccount(db, uid))?.mobile
  if (!mobile) throw new Refusal('mobileMissing')
  return mobile
}

/** Replaces the name that the server made. Once. A name that is taken does not use up the code. */
export const setAccountName = async (
  context: Context,
  uid: number,
  { account_name: name, ...form }: SmsCaptcha & { readonly account_name: string; readonly smscode: string },
): Promise<void> => {
  if (credentialFault(name) !== null) throw new Refusal('accountMalformed')
  const account = await findAccount(context.db, uid)
  if (account?.has_own_name !== false) throw new Refusal('accountNamed')
  const mobile = await boundMobile(context.db, uid)
  const right = await rightSmsCode(context, { ...form, mobile, purpose: 'own' })
  await change(context, uid, 'accountNamed', async (trx) => {
    const isSet = await setOwnName(trx, uid, name)
    if (isSet === null) throw new Refusal('accountTaken')
    if (!isSet) throw new Refusal('accountNamed')
    await spendSmsCode(trx, right)
  }).catch((error: unknown) => {
    // Another member has taken the name at the same moment.
    throw isUniqueViolation(error) ? new Refusal('accountTaken') : error
  })
}

/** Noted in the log of the account, and told the member's other devices. */
const change = (
  { bus, clock, db }: Context,
  uid: number,
  type: AccountEvent,
  run: (trx: Transaction<Database>) => Promise<void>,
) =>
  announcing({ bus, db: repeatable(db) }, async (trx) => {
    const now = seconds(clock)
    await run(trx)
    await noteEvent(trx, { uid, type, now })
    await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user'] } }, now)
  })

const lockMobile = async (trx: Transaction<Database>, mobile: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mobile:${mobile}`}, 0))`.execute(trx)
}
