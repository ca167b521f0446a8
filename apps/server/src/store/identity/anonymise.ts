import { deletedName } from '@org/domain'
import { sql, type Transaction } from 'kysely'
import { forgetNames } from '../im/forget-names'
import { forgetFriendName } from '../service/notices'
import { blankPayouts } from '../money/withdraws'
import type { Database } from '../schema'
import { endFollows } from './follows'

/**
 * Deletes what names a member, and closes the account. What belongs to others too stays, under the name of a deleted
 * account: bookings, comments, votes and messages. Uploads that nothing names any more are deleted in time.
 */
export const anonymise = async (trx: Transaction<Database>, uid: number): Promise<void> => {
  const { mobile, invited_by, regist_time } = await trx
    .selectFrom('account')
    .select(['mobile', 'invited_by', 'regist_time'])
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()
  if (mobile !== null) {
    await trx.deleteFrom('sms_code').where('mobile', '=', mobile).execute()
    await trx.deleteFrom('sms_outbox').where('mobile', '=', mobile).execute()
  }
  const userID = String(uid)
  await sql`
    DELETE FROM kept_upload WHERE kept_by IN (
      SELECT 'application:' || id FROM application WHERE account_id = ${uid}
      UNION ALL SELECT 'material:' || id FROM material WHERE account_id = ${uid}
      UNION ALL SELECT 'feedback:' || id FROM feedback WHERE user_id = ${userID}
    )`.execute(trx)
  await sql`
    WITH gone AS (
      DELETE FROM video WHERE id IN (
        SELECT published_id FROM material WHERE account_id = ${uid} AND kind = 'video'
      ) RETURNING id
    )
    DELETE FROM search_title WHERE kind = 'video' AND target_id IN (SELECT id FROM gone)`.execute(trx)
  await sql`
    DELETE FROM payout_account
    WHERE account_id = ${uid} AND NOT EXISTS (SELECT FROM withdraw WHERE payout_id = payout_account.id)`.execute(trx)
  // Withdrawals refer to the others. Those that are open still need them (`setWithdraw`).
  await sql`
    UPDATE payout_account SET removed_at = greatest(removed_at, 1) WHERE account_id = ${uid}`.execute(trx)
  await blankPayouts(trx, uid)
  for (const table of OF_ACCOUNT) await trx.deleteFrom(table).where('account_id', '=', uid).execute()
  for (const table of OF_USER) await trx.deleteFrom(table).where('user_id', '=', userID).execute()
  await trx.deleteFrom('match_attention').where('viewer', '=', userID).execute()
  await trx.deleteFrom('friend_application').where('from_id', '=', userID).execute()
  await trx.deleteFrom('group_application').where('applicant', '=', userID).execute()
  await forgetNames(trx, userID, DELETED)
  await forgetFriendName(trx, { inviter: invited_by, registeredAt: regist_time }, DELETED)
  await trx
    .updateTable('account')
    .set({
      account: `deleted-${uid}`,
      has_own_name: true,
      password_hash: null,
      mobile: null,
      nick_name: DELETED,
      nick_name_pt: deletedName('pt-BR'),
      avatar: '',
      signature: '',
      signature_pt: '',
      third_member: '',
      last_online: 0,
      hides_online: false,
      invite_code: `DELETED${uid}`,
      status: 0,
      leaves_at: 0,
    })
    .where('id', '=', uid)
    .execute()
  await trx
    .updateTable('live_room')
    .set({ title_zh: '', title_pt: '', notice: '' })
    .where('anchor_id', '=', uid)
    .execute()
  // The last, because until the end nobody else can follow or leave one of those whose counts change.
  await endFollows(trx, uid)
}

const DELETED = deletedName('zh')

/** Tables with the facts of one member each, by the column of the account. */
const OF_ACCOUNT = [
  'account_log',
  'application',
  'guest',
  'known_device',
  'live_log',
  'material',
  'moment',
  'notice',
  'notice_settings',
] as const
/** The same, by the id of the user in chat. */
const OF_USER = [
  'block_list',
  'conversation_group',
  'feedback',
  'friend',
  'friend_group',
  'user_profile',
  'user_status',
] as const
