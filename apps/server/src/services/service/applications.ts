import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Kysely, Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { findAccount } from '../../store/identity/accounts'
import { lockMember } from '../../store/money/tasks'
import type { Database } from '../../store/schema'
import { addApplication, type Application, lastApplication } from '../../store/service/applications'
import type { ApplicationType } from '../../store/service/service-tables'
import { keepUploads } from '../../store/uploads/kept-uploads'
import { Change } from '../changes/change'
import type { Context } from '../context'
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
