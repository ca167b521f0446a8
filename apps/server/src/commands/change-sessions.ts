import { IM_PLATFORM } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { findAccount } from '../store/identity/accounts'
import { findGuest } from '../store/identity/guests'
import { endImSessions, listImSessions, type ImSessionRow } from '../store/im/im-sessions'
import { inTransaction } from '../store/database/in-transaction'
import { isMemberID } from '../store/identity/member-id'
import type { Database } from '../store/schema'
import { noteChange, type Operator } from './admin/note-change'
import { lockForOperators } from './lock-for-operators'
import { notedUser } from './noted-user'
import { textTable } from './text-table'

const USAGE = `Usage: npm run server -- app:sessions USER
       npm run server -- app:sessions kick USER [INSTANCE]

  USER                    the sessions of a user, with their devices and states
  kick USER [INSTANCE]    ends all sessions of a user, or those of one device

USER is the number of a member or the id of a guest. Running servers close the connections within two seconds. The user may log in again. Who
ends sessions is noted.`

/**
 * Runs the operator's command and returns the user's sessions after it. Throws an Error that names the invalid argument
 * or the missing user.
 */
export const changeSessions = async (
  db: Kysely<Database>,
  words: readonly string[],
  operator: Operator,
): Promise<string> => {
  const given = words.filter((word) => word !== '--')
  const isKick = given[0] === 'kick'
  const [userID, instanceID, ...more] = isKick ? given.slice(1) : given
  if (userID === undefined || more.length > 0 || (instanceID !== undefined && !isKick)) throw new Error(USAGE)
  if (!(await isUser(db, userID))) throw new Error(`There is no user ${JSON.stringify(userID)}.\n\n${USAGE}`)
  if (isKick) await kick(db, { userID, instanceID }, operator)
  const sessions = await listImSessions(db, userID, operator.now)
  return sessions.length === 0 ? `User ${userID} has no sessions.` : textTable(sessions.map(describe))
}

const kick = (
  db: Kysely<Database>,
  { userID, instanceID }: { readonly userID: string; readonly instanceID: string | undefined },
  operator: Operator,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockForOperators(trx, userID)
    // Not their ids, which end with the devices.
    const sessions = async () => {
      const all = await listImSessions(trx, userID, operator.now)
      return { user_id: userID, sessions: all.filter(({ kick_type }) => kick_type === 0).length }
    }
    const before = await sessions()
    if ((await endImSessions(trx, userID, instanceID)) === 0)
      throw new Error(
        `User ${userID} has no open session${instanceID === undefined ? '' : ` on ${JSON.stringify(instanceID)}`}.`,
      )
    await noteChange(trx, operator, { ...notedUser(userID), verb: 'kick', before, after: await sessions() })
  })

/** Includes closed accounts, which may still be logged in. */
const isUser = async (db: Kysely<Database>, userID: string): Promise<boolean> =>
  (isMemberID(userID) ? await findAccount(db, Number(userID)) : await findGuest(db, userID)) !== null

const describe = (row: ImSessionRow) => ({
  device: deviceOf(row),
  instance: row.instance_id,
  since: timeOf(row.opened_at),
  'last seen': timeOf(row.seen_at),
  app: row.app_state,
  unread: row.unread_count,
  'push token': row.push_token === null ? 'no' : 'yes',
  session: row.is_closed && row.kick_type === 0 ? 'the app was closed' : STATE[row.kick_type],
})

const deviceOf = ({ platform, device_brand, is_uniapp }: ImSessionRow): string | null => {
  const [name] = Object.entries(IM_PLATFORM).find(([, known]) => known === platform) ?? []
  return [name ?? '', device_brand, is_uniapp ? '(uni-app)' : ''].filter((part) => part !== '').join(' ') || null
}

const timeOf = (seconds: number): Date | null => (seconds === 0 ? null : new Date(seconds * 1_000))

const STATE = {
  0: 'open',
  1: 'ended by a login elsewhere',
  2: 'ended by another device',
  3: 'ended by an operator',
} as const
