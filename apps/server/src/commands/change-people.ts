import type { Kysely, Transaction } from 'kysely'
import { closeAccount, endAllSessions, openAccount } from '../services/auth/end-sessions'
import { isGuestID } from '../services/auth/guest-id'
import { writeNotice } from '../services/notices/write-notice'
import { inTransaction } from '../store/database/in-transaction'
import { findAccount, setRole } from '../store/identity/accounts'
import { findGroup } from '../store/im/groups'
import { findGuest } from '../store/identity/guests'
import { isMemberID } from '../store/identity/member-id'
import {
  liftRestrictions,
  restrictionsFor,
  type Restriction,
  type RestrictionKey,
} from '../store/identity/restrictions'
import { roomsManagedBy } from '../store/live/room-managers'
import type { Database } from '../store/schema'
import { restrict } from '../services/moderation/restrict'
import { noteChange, type Operator } from './admin/note-change'
import { lockForOperators } from './lock-for-operators'
import { notedUser } from './noted-user'
import { textTable } from './text-table'

const USAGE = `Usage: npm run server -- app:people USER
       npm run server -- app:people COMMAND USER [GROUP] [TIME]

  USER                       the current restrictions of a user
  mute USER GROUP TIME       the user may read but not write in the group; also: unmute USER GROUP
  ban USER GROUP TIME        the user is removed from the group and cannot return; also: unban USER GROUP
  ban-guest GUEST TIME       a guest is removed from chat, on all its devices, and new guests of its network may not
                             write for an hour; also: unban-guest GUEST
  log-out USER               ends all sessions of a member and invalidates the chat signatures
  close-account USER         logs a member out permanently; also: open-account USER
  service USER               a member is customer service, to which everyone may write; also: no-service USER
  master USER                a member may publish plans; also: no-master USER

USER is the number of a member or the id of a guest, TIME is 10m, 3h, 7d or forever. Mutes and bans stay when the user leaves and
returns. Running servers apply them within two seconds. Each change is noted with the operator.`

interface Order {
  readonly db: Transaction<Database>
  readonly userID: string
  readonly groupID: string
  /** Epoch seconds. */
  readonly until: number
  readonly now: number
}

interface Command {
  readonly of: 'user' | 'member' | 'guest'
  readonly takes: readonly ('group' | 'time')[]
  readonly run: (order: Order) => Promise<void>
}

const put =
  (kind: Restriction['kind']): Command['run'] =>
  ({ db, userID, groupID, until, now }) =>
    restrict(db, { user_id: userID, group_id: groupID, kind }, until, now)

const lift =
  (kind: Restriction['kind']): Command['run'] =>
  async ({ db, userID, groupID, now }) => {
    const key: RestrictionKey = { user_id: userID, group_id: groupID, kind }
    if (!(await liftRestrictions(db, key, now))) throw new Error(`There is no ${kind} of ${userID} to lift.`)
  }

const role =
  (name: 'is_service' | 'is_master', holds: boolean): Command['run'] =>
  async ({ db, userID }) => {
    await setRole(db, Number(userID), name, holds)
  }

const makeMaster: Command['run'] = async ({ db, userID, now }) => {
  const uid = Number(userID)
  if (await setRole(db, uid, 'is_master', true)) await writeNotice(db, uid, { type: 'masterGranted', data: {} }, now)
}

const COMMANDS: Readonly<Record<string, Command>> = {
  mute: { of: 'user', takes: ['group', 'time'], run: put('mute') },
  unmute: { of: 'user', takes: ['group'], run: lift('mute') },
  ban: { of: 'user', takes: ['group', 'time'], run: put('ban') },
  unban: { of: 'user', takes: ['group'], run: lift('ban') },
  'ban-guest': { of: 'guest', takes: ['time'], run: put('ban') },
  'unban-guest': { of: 'guest', takes: [], run: lift('ban') },
  'log-out': { of: 'member', takes: [], run: ({ db, userID, now }) => endAllSessions(db, Number(userID), now) },
  'close-account': { of: 'member', takes: [], run: ({ db, userID, now }) => closeAccount(db, Number(userID), now) },
  'open-account': { of: 'member', takes: [], run: ({ db, userID }) => openAccount(db, Number(userID)) },
  service: { of: 'member', takes: [], run: role('is_service', true) },
  'no-service': { of: 'member', takes: [], run: role('is_service', false) },
  master: { of: 'member', takes: [], run: makeMaster },
  'no-master': { of: 'member', takes: [], run: role('is_master', false) },
}

/**
 * Runs the operator's command and returns the state of the user after it. Throws an Error that names the invalid
 * argument or the missing user.
 */
export const changePeople = async (
  db: Kysely<Database>,
  words: readonly string[],
  operator: Operator,
): Promise<string> => {
  const { now } = operator
  const [first = '', ...rest] = words.filter((word) => word !== '--')
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  const [userID = '', ...more] = command === undefined ? [first, ...rest] : rest
  if (userID === '' || more.length !== (command?.takes.length ?? 0)) throw new Error(USAGE)
  await needUser(db, userID, command?.of ?? 'user')
  const given = Object.fromEntries((command?.takes ?? []).map((what, index) => [what, more[index] ?? '']))
  const groupID = given['group'] ?? ''
  if (groupID !== '' && (await findGroup(db, groupID)) === null)
    throw new Error(`There is no group ${JSON.stringify(groupID)}.`)
  const until = given['time'] === undefined ? now : now + secondsOf(given['time'])
  if (command !== undefined)
    await inTransaction(db, async (trx) => {
      await lockForOperators(trx, userID)
      const before = await stateOf(trx, userID, now)
      await command.run({ db: trx, userID, groupID, until, now })
      const after = await stateOf(trx, userID, now)
      await noteChange(trx, operator, { ...notedUser(userID), verb: first, before, after })
    })
  return describe(db, userID, now)
}

/** What is noted before and after a change. */
const stateOf = async (db: Kysely<Database>, userID: string, now: number) => {
  const account = isMemberID(userID) ? await findAccount(db, Number(userID)) : null
  return {
    user_id: userID,
    ...(account && { status: account.status, is_service: account.is_service, is_master: account.is_master }),
    restrictions: (await restrictionsFor(db, userID, now)).map(({ kind, group_id, subject_type, until }) => ({
      kind,
      group_id,
      subject_type,
      until,
    })),
    manages: await roomsManagedBy(db, userID),
  }
}

const needUser = async (db: Kysely<Database>, userID: string, wanted: Command['of']): Promise<void> => {
  const [isMember, isGuest] = [isMemberID(userID), isGuestID(userID)]
  if ((wanted === 'member' && !isMember) || (wanted === 'guest' && !isGuest))
    throw new Error(`${JSON.stringify(userID)} is not a ${wanted}.\n\n${USAGE}`)
  const row = isMember ? await findAccount(db, Number(userID)) : isGuest ? await findGuest(db, userID) : null
  if (row === null) throw new Error(`There is no user ${JSON.stringify(userID)}.\n\n${USAGE}`)
}

const secondsOf = (time: string): number => {
  if (time === 'forever') return FOREVER
  const [, count, unit] = /^([1-9]\d{0,5})([mhd])$/.exec(time) ?? []
  if (count === undefined)
    throw new Error(`Invalid time ${JSON.stringify(time)}: use 10m, 3h, 7d or forever.\n\n${USAGE}`)
  return Number(count) * (unit === 'm' ? 60 : unit === 'h' ? 3_600 : 86_400)
}

/** A hundred years. */
const FOREVER = 3_155_760_000

const describe = async (db: Kysely<Database>, userID: string, now: number): Promise<string> => {
  const account = isMemberID(userID) ? await findAccount(db, Number(userID)) : null
  const rows = await restrictionsFor(db, userID, now)
  const state = [
    ...(account?.status === 0 ? ['The account is closed.'] : []),
    ...(account?.is_service ? ['Customer service.'] : []),
    ...(account?.is_master ? ['A master.'] : []),
    ...(await roomsManagedBy(db, userID)).map((room) => `Manages room ${room}.`),
    rows.length === 0 ? `User ${userID} is neither muted nor banned.` : textTable(rows.map(asRow)),
  ]
  return state.join('\n')
}

const asRow = ({ kind, group_id, subject_type, subject, until }: Restriction) => ({
  what: subject_type === 'network' ? 'mute' : kind,
  where: group_id === '' ? 'everywhere' : group_id,
  of: subject_type,
  who: subject,
  until: new Date(until * 1_000),
})
