import type { Transaction } from 'kysely'
import { LIFETIMES } from '../../config/lifetimes'
import type { Bus } from '../../ports/bus'
import { seconds } from '../../ports/clock'
import { repeatable } from '../../store/database/database'
import { noteEvent } from '../../store/identity/account-log'
import { type Account, findAccount, noteLogin, setLeaving } from '../../store/identity/accounts'
import { createSession } from '../../store/identity/sessions'
import { announcing } from '../../outbox/announce'
import { lockLogins } from '../../store/im/im-sessions'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { type UserInfo, userInfo } from '../identity/user-info'
import type { Site } from '../sites/sites'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import { takeOverGuest } from './take-over-guest'
import { hashToken } from './viewer'

/** How a session is opened. */
export interface SessionOrigin {
  readonly platform: string | undefined
  /** The browser and the system; empty if unknown. */
  readonly deviceName: string
  readonly network: string
  readonly site: Site
  /** The guest that the member was until now, whose collected matches, votes, watch time and private conversations the member gets; null for none. */
  readonly guest: string | null
}

/**
 * Opens a session and returns the user info with its token. Refused if the password was changed since it was checked.
 */
export const openSession = async (
  context: Context,
  { id: uid, password_hash }: Pick<Account, 'id' | 'password_hash'>,
  { platform, deviceName, network, site, guest }: SessionOrigin,
): Promise<UserInfo> => {
  const { bus, clock, random } = context
  const db = repeatable(context.db)
  const now = seconds(clock)
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  let tell = (_bus: Bus): void => {}
  const sessionID = await announcing({ bus, db }, async (trx) => {
    await lockLogins(trx, String(uid))
    const account = await findAccount(trx, uid)
    if (account?.password_hash !== password_hash) throw new Refusal('credentialsWrong')
    if (account.status !== 1) throw new Refusal('accountClosed')
    if (account.leaves_at > 0) await keepAccount(trx, uid, now)
    if (guest !== null) tell = await takeOverGuest(trx, guest, uid, now)
    await noteEvent(trx, { uid, type: 'loggedIn', detail: deviceName, now })
    return createSession(trx, {
      tokenHash: hashToken(token),
      uid,
      now,
      expiresAt: now + LIFETIMES.session,
      device: deviceName,
      network,
      ...(platform !== undefined && { platform }),
    })
  })
  tell(bus)
  await noteLogin(context.db, uid, platform ?? 'h5', now)
  return userInfo(context, { uid, sessionID, token }, site)
}

/** A login takes the deletion of an account back. */
const keepAccount = async (trx: Transaction<Database>, uid: number, now: number): Promise<void> => {
  await setLeaving(trx, uid, 0)
  await noteEvent(trx, { uid, type: 'deletionTakenBack', now })
  await writeNotice(trx, uid, { type: 'accountKept', data: {} }, now)
}
