import type { Endpoints, ParsedRequestOf } from '@org/api-client/contract'
import type { Kysely, Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { commentById } from '../../store/content/comments'
import { findAccount } from '../../store/identity/accounts'
import { findGuest, memberOf } from '../../store/identity/guests'
import { isMemberID } from '../../store/identity/member-id'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { findGroup, findMember } from '../../store/im/groups'
import { findRoom } from '../../store/live/rooms'
import { addReport, endReport, messagesAsEvidence } from '../../store/service/reports'
import type { Database } from '../../store/schema'
import { isGuestID } from '../auth/guest-id'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'

type Form = ParsedRequestOf<Endpoints['report']>

/** Keeps a report with what it is about, as it is now: what is reported may be changed or revoked later. */
export const reportSubject = ({ clock }: Context, userID: string, form: Form) =>
  new Change(async (transaction: Transaction<Database>) => {
    const { type, id: subject_id, sequences, reason, text } = form
    const now = seconds(clock)
    const evidence = await evidenceOf(transaction, userID, form, now)
    if (evidence === null) throw new Refusal('notFound')
    if ((type === 'message' || sequences.length > 0) && evidence.length === 0) throw new Refusal('notFound')
    return {
      id: await addReport(transaction, { user_id: userID, type, subject_id, reason, text, evidence, created_at: now }),
    }
  })

/** Tells a member what was done about a report. False if it is not open. `now` is in epoch seconds. */
export const closeReport = async (
  transaction: Transaction<Database>,
  id: number,
  outcome: string,
  now: number,
): Promise<boolean> => {
  const row = await endReport(transaction, id, { outcome, closed_at: now })
  if (row === null) return false
  const uid = isMemberID(row.user_id) ? Number(row.user_id) : await memberOf(transaction, row.user_id)
  if (uid !== null) await writeNotice(transaction, uid, { type: 'reportClosed', data: { outcome } }, now)
  return true
}

type Evidence = readonly object[] | null

/** Null if there is no such thing, or the caller does not see it. */
const evidenceOf = async (
  db: Transaction<Database>,
  userID: string,
  { type, id, sequences }: Form,
  now: number,
): Promise<Evidence> => {
  if (type === 'comment') {
    const comment = /^[1-9]\d{0,8}$/.test(id) ? await commentById(db, Number(id)) : null
    return comment && [{ text: comment.text, account_id: comment.account_id, created_at: comment.created_at }]
  }
  if (type === 'room') return /^[1-9]\d{0,8}$/.test(id) && (await findRoom(db, now, Number(id))) !== null ? [] : null
  const isPerson = type === 'user' || (type === 'message' && (isMemberID(id) || isGuestID(id)))
  if (isPerson) return (await isUser(db, id)) ? messagesIn(db, c2cKey(userID, id), userID, sequences) : null
  const group = await findGroup(db, id)
  if (group === null) return null
  // Everybody reads the chat of a room; other groups only their members.
  const reads = group.type === 'AVChatRoom' || (await findMember(db, id, userID)) !== null
  if (!reads) return type === 'group' && sequences.length === 0 ? [] : null
  return messagesIn(db, groupKey(id), userID, sequences)
}

const messagesIn = (db: Kysely<Database>, convID: string, reader: string, sequences: readonly number[]) =>
  sequences.length === 0 ? [] : messagesAsEvidence(db, convID, reader, sequences)

const isUser = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  isMemberID(id) ? (await findAccount(db, Number(id))) !== null : isGuestID(id) && (await findGuest(db, id)) !== null
