import type { Endpoints, ParsedRequestOf } from '@org/api-client/contract'
import { seconds } from '../../ports/clock'
import { noteEvent } from '../../store/identity/account-log'
import { findAccount, setLeaving } from '../../store/identity/accounts'
import { endSmsCode } from '../../store/identity/sms-codes'
import { lockLogins } from '../../store/im/im-sessions'
import { endLive } from '../../store/live/rooms'
import { lockMember } from '../../store/money/tasks'
import { openWithdraws } from '../../store/money/withdraws'
import { enqueueJob } from '../../store/ops/jobs'
import { isPasswordRight } from '../auth/check-password'
import { endAll } from '../auth/end-sessions'
import { boundMobile } from '../auth/mobile'
import { rightSmsCode } from '../auth/sms-codes'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'

type Proof = ParsedRequestOf<Endpoints['deleteAccount']>

interface Owner {
  readonly uid: number
  readonly network: string
}

/**
 * Ends all sessions of a member now, and its account after the days of grace. Not while money is on its way to the
 * member: what it is sent to would be deleted first.
 */
export const deleteAccount = async (context: Context, owner: Owner, proof: Proof) => {
  const { uid } = owner
  const code = await prove(context, owner, proof)
  return new Change(async (trx) => {
    // In the order in which others take these locks.
    await lockLogins(trx, String(uid))
    await lockMember(trx, uid)
    if (code !== null && !(await endSmsCode(trx, code))) throw new Refusal('smsCodeWrong')
    const now = seconds(context.clock)
    if ((await openWithdraws(trx, uid, now)).held > 0) throw new Refusal('withdrawOpen')
    const leaves_at = now + GRACE_SECONDS
    await setLeaving(trx, uid, leaves_at)
    await enqueueJob(trx, { name: 'end-account', key: `${uid}:${leaves_at}`, due_at: leaves_at })
    await noteEvent(trx, { uid, type: 'deletionAsked', now })
    await endLive(trx, uid)
    await endAll(trx, uid, now)
    return { leaves_at }
  })
}

/** The id of the code that proves the member; null for a password. */
const prove = async (context: Context, { uid, network }: Owner, proof: Proof): Promise<Buffer | null> => {
  const { pwd, smscode, code, captcha } = proof
  if (pwd === undefined && smscode !== undefined && code !== undefined && captcha !== undefined) {
    const mobile = await boundMobile(context.db, uid)
    return rightSmsCode(context, { mobile, smscode, code, captcha, purpose: 'own' })
  }
  const account = await findAccount(context.db, uid)
  const attempt = { name: account?.account ?? '', pwd: pwd ?? '', code, captcha, device: '', network }
  if (pwd === undefined || !(await isPasswordRight(context, account, attempt))) throw new Refusal('passwordWrong')
  return null
}

const GRACE_SECONDS = 7 * 86_400
