import { instant, shanghaiDay } from '@org/domain'
import type { Kysely } from 'kysely'
import { forgetEvents } from '../identity/account-log'
import { forgetGuests } from '../identity/guests'
import { forgetSms } from '../identity/sms-codes'
import { forgetMergedMessages } from '../im/merged-messages'
import { deleteOldJobs } from './jobs'
import { deleteOldAnnouncements } from './outbox'
import { deleteOldReports } from '../im/reports'
import { deleteOldAnswers } from '../im/request-answers'
import { forgetNamed } from '../live/room-visits'
import { forgetWatched } from '../live/watch-time'
import { forgetOnline } from '../money/online-time'
import type { Database } from '../schema'

/**
 * Deletes expired rows, and rows that no client can need any more. `now` is in epoch seconds. An abort takes effect
 * between batches.
 */
export const deleteExpired = async (db: Kysely<Database>, now: number, signal?: AbortSignal): Promise<void> => {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db.deleteFrom('captcha').where('expires_at', '<=', now).execute()
  await db.deleteFrom('login_code').where('expires_at', '<=', now).execute()
  await forgetSms(db, now - DAY)
  await forgetEvents(db, now - LOG_DAYS * DAY)
  await db
    .deleteFrom('login_failure')
    .where('last_at', '<=', now - DAY)
    .execute()
  await db
    .deleteFrom('known_device')
    .where('last_at', '<=', now - DEVICE_DAYS * DAY)
    .execute()
  await deleteOldAnnouncements(db, now)
  await deleteOldJobs(db, now)
  await deleteOldReports(db, now)
  await deleteOldAnswers(db, now)
  await forgetNamed(db, now)
  await forgetWatched(db, shanghaiDay(instant(now - DAY)))
  await forgetOnline(db, shanghaiDay(instant(now - DAY)))
  while ((await forgetGuests(db, now - GUEST_SECONDS, BATCH)) === BATCH) signal?.throwIfAborted()
  while ((await forgetMergedMessages(db, { before: now - MERGED_SECONDS, now }, BATCH)) === BATCH)
    signal?.throwIfAborted()
}

const DAY = 86_400
/** A guest's credentials are valid for less, so a guest not seen for longer cannot return. */
const GUEST_SECONDS = 7 * DAY
const MERGED_SECONDS = 30 * DAY
const BATCH = 500

/** A device without a login for this long is unknown again. */
const DEVICE_DAYS = 365
/** Of what happened to an account. */
const LOG_DAYS = 180
