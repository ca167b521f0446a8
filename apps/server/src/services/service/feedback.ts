import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { memberOf } from '../../store/identity/guests'
import { isMemberID } from '../../store/identity/member-id'
import { addFeedback, answerFeedback, type Feedback, feedbackOf } from '../../store/service/feedback'
import type { Database } from '../../store/schema'
import { keepUploads } from '../../store/uploads/kept-uploads'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { downloadAddress } from '../uploads/addresses'
import { ownPictures } from '../uploads/own-pictures'

type Page = ReplyOf<Endpoints['getMyFeedback']>

interface Form {
  readonly text: string
  readonly contact: string
  readonly pictures: readonly string[]
}

/** Stores the feedback of a guest or a member. */
export const publishFeedback = ({ clock }: Context, userID: string, form: Form) =>
  new Change(async (transaction: Transaction<Database>) => {
    const pictures = await ownPictures(transaction, userID, form.pictures)
    const id = await addFeedback(transaction, { ...form, pictures, user_id: userID, created_at: seconds(clock) })
    await keepUploads(transaction, { owner: userID, keys: pictures, keptBy: `feedback:${id}` })
    return { id }
  })

/** A page of the feedback of a member, the latest first. */
export const myFeedback = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  uid: number,
  { cursor, size }: { readonly cursor: string; readonly size: number },
): Promise<Page> => {
  const before = /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : null
  const rows = await feedbackOf(db, uid, { before, limit: size + 1 })
  const page = rows.slice(0, size)
  return {
    list: page.map(({ id, text, contact, pictures, created_at, answer, answered_at }) => ({
      id,
      text,
      contact,
      pictures: pictures.map((key) => downloadAddress(config, key)),
      created_at,
      answer,
      answered_at,
    })),
    next: rows.length > size ? String(page.at(-1)?.id ?? '') : '',
  }
}

/** Answers feedback, and tells the member who wrote it, also as a guest. Null if there is none. `now` is in epoch seconds. */
export const answerTo = async (
  transaction: Transaction<Database>,
  id: number,
  text: string,
  now: number,
): Promise<Feedback | null> => {
  const row = await answerFeedback(transaction, id, { answer: text, answered_at: now })
  if (row === null) return null
  const uid = isMemberID(row.user_id) ? Number(row.user_id) : await memberOf(transaction, row.user_id)
  if (uid === null) return row
  await writeNotice(transaction, uid, { type: 'feedbackAnswered', data: { answer: text } }, now)
  await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['feedback'] } }, now)
  return row
}
