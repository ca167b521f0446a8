import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { insertNotice } from '../../store/service/notices'
import type { Database } from '../../store/schema'
import { type NoticeData, NOTICES, type NoticeType } from './notice-types'

/** A notice of any type. */
export type NewNotice = {
  readonly [Type in NoticeType]: { readonly type: Type; readonly data: NoticeData[Type] }
}[NoticeType]

/**
 * Tells a member what has happened, in the transaction in which it happens: both are there, or neither is. `now` is in
 * epoch seconds.
 */
export const writeNotice = async (
  transaction: Transaction<Database>,
  uid: number,
  { type, data }: NewNotice,
  now: number,
): Promise<void> => {
  await insertNotice(transaction, { account_id: uid, kind: NOTICES[type].kind, type, data, created_at: now })
  await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['message'] } }, now)
}
