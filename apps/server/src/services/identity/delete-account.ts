import type { Endpoints, ParsedRequestOf } from '@org/api-client/contract'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { noteEvent } from '../../store/identity/account-log'
import { findAccount, setLeaving } from '../../store/identity/accounts'
import { lockLogins } from '../../store/im/im-sessions'
import { endLive } from '../../store/live/rooms'
import { enqueueJob } from '../../store/ops/jobs'
import type { Database } from '../../store/schema'
import { isPasswordRight } from '../auth/check-password'
import { endAll } from '../auth/end-sessions'
import { boundMobile } from '../auth/mobile'
import { checkSmsCode } from '../auth/sms-codes'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { Refusal } from '../refusal'

type Proof = ParsedRequestOf<Endpoints['deleteAccount']>

interface Owner {
  readonly uid: number
  readonly network: string
}

/** Ends all sessions of a member now, and its account after the days of grace. */
export const deleteAccount = (context: Context, owner: Owner, proof: Proof) =>
  new Change(async (trx: Transaction<Database>) => {
    const { uid } = owner
    // Tries count also if this transaction is rolled back, so they are written outside of it.
    await prove(context, owner, proof)
    const now = seconds(context.clock)
    const leaves_at = now + GRACE_SECONDS
    await lockLogins(trx, String(uid))
    await setLeaving(trx, uid, leaves_at)
    await enqueueJob(trx, { name: 'end-account', key: `${uid}:${leaves_at}`, due_at: leaves_at })
    await noteEvent(trx, { uid, type: 'deletionAsked', now })
    await endLive(trx, uid)
    await endAll(trx, uid, now)
    return { leaves_at }
  })

const prove = async (context: Context, { uid, network }: Owner, proof: Proof): Promise<void> => {
  const { pwd, smscode, code, captcha } = proof
  if (pwd === undefined && smscode !== undefined && code !== undefined && captcha !== undefined) {
    const mobile = await boundMobile(context.db, uid)
    return checkSmsCode(context, { mobile, smscode, code, captcha, purpose: 'own' })
  }
  const account = await findAccount(context.db, uid)
  const attempt = { name: account?.account ?? '', pwd: pwd ?? '', code, captcha, device: '', network }
  if (pwd === undefined || !(await isPasswordRight(context, account, attempt))) throw new Refusal('passwordWrong')
}

const GRACE_SECONDS = 7 * 86_400
