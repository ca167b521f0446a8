import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Kysely, Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { findAccount, setRole } from '../../store/identity/accounts'
import { saveAnchor } from '../../store/live/anchors'
import { lockMember } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { addApplication, type Application, decideApplication, lastApplication } from '../../store/service/applications'
import type { ApplicationType } from '../../store/service/service-tables'
import { keepUploads } from '../../store/uploads/kept-uploads'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import { ownPictures } from '../uploads/own-pictures'

type ApplicationReply = ReplyOf<Endpoints['getApplication']>

/** The state of a member's application. Whoever has the role is approved, also without one. */
export const applicationOf = async (
  db: Kysely<Database>,
  uid: number,
  type: ApplicationType,
): Promise<ApplicationReply> => {
  const [row, holds] = await Promise.all([lastApplication(db, uid, type), holdsRole(db, uid, type)])
  const reply = row === null ? { ...NONE, type } : replyOf(row)
  return holds ? { ...reply, state: 'approved' } : reply
}

interface Form {
  readonly type: ApplicationType
  readonly real_name: string
  readonly contact: string
  readonly statement: string
  readonly pictures: readonly string[]
}

/** Adds an application, unless one is open or the member has the role. */
export const submitApplication = ({ clock }: Context, uid: number, form: Form) =>
  new Change(async (transaction: Transaction<Database>): Promise<ApplicationReply> => {
    const pictures = await ownPictures(transaction, String(uid), form.pictures)
    await lockMember(transaction, uid)
    if (await holdsRole(transaction, uid, form.type)) throw new Refusal('roleHeld')
    const row = await addApplication(transaction, {
      ...form,
      pictures,
      account_id: uid,
      submitted_at: seconds(clock),
    })
    if (row === null) throw new Refusal('applied')
    await keepUploads(transaction, { owner: String(uid), keys: pictures, keptBy: `application:${row.id}` })
    return replyOf(row)
  })

/**
 * Decides an open application: an approved one grants its role, and either way the member gets a message, all in the
 * transaction. False if it is not open. `now` is in epoch seconds.
 */
export const decide = async (
  transaction: Transaction<Database>,
  id: number,
  { state, reason }: { readonly state: 'approved' | 'rejected'; readonly reason: string },
  now: number,
): Promise<boolean> => {
  const row = await decideApplication(transaction, id, { state, reason, decided_at: now })
  if (row === null) return false
  const { account_id: uid, type } = row
  if (state === 'approved') {
    if (type === 'anchor') await saveAnchor(transaction, uid, {})
    else await setRole(transaction, uid, 'is_master', true)
  }
  await writeNotice(transaction, uid, { type: NOTICE_OF[type][state], data: { reason } }, now)
  await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['application', 'user'] } }, now)
  return true
}

const NOTICE_OF = {
  anchor: { approved: 'anchorApproved', rejected: 'anchorRejected' },
  master: { approved: 'masterApproved', rejected: 'masterRejected' },
} as const

const holdsRole = async (db: Kysely<Database>, uid: number, type: ApplicationType): Promise<boolean> => {
  const account = await findAccount(db, uid)
  return type === 'anchor' ? account?.is_anchor === 1 : account?.is_master === true
}

const NONE = { state: 'none', reason: '', submitted_at: 0, decided_at: 0 } as const

const replyOf = ({ type, state, reason, submitted_at, decided_at }: Application): ApplicationReply => ({
  type,
  state,
  reason,
  submitted_at,
  decided_at,
})
