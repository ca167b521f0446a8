import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { MOST, SOCIAL_LISTS } from './own-social-data'

/** What is stored about a member, without secrets, the latest first; at most `MOST` rows of each list. */
export const dataOf = async (db: Kysely<Database>, uid: number): Promise<Readonly<Record<string, unknown>>> => {
  const account = await db
    .selectFrom('account')
    .select(['id', 'account', 'mobile', 'nick_name', 'avatar', 'signature', 'invite_code', 'invited_by', 'sp_source'])
    .select([
      'regist_time',
      'last_login',
      'last_online',
      'hides_online',
      'login_platform',
      'vip_level',
      'vip_date',
      'user_level',
    ])
    .where('id', '=', uid)
    .executeTakeFirstOrThrow()
  const lists: Record<string, unknown> = {}
  for (const [name, query] of Object.entries({ ...LISTS, ...SOCIAL_LISTS }))
    lists[name] = (await query(uid).execute(db)).rows
  return { account, ...lists }
}

/** As the page of withdrawals shows it: who has stolen a session learns no more here. */
const masked = (name: string) => {
  const column = sql.ref(name)
  return sql`'****' || right(${column}, least(4, length(${column}) / 2)) AS ${column}`
}

const LISTS: Readonly<Record<string, (uid: number) => ReturnType<typeof sql>>> = {
  balances: (uid) => sql`SELECT asset, balance FROM ledger_account WHERE owner = ${`user:${uid}`} ORDER BY asset`,
  bookings: (uid) => sql`
    SELECT kind, asset, amount, created_at FROM ledger_account
    JOIN ledger_entry ON ledger_entry.account_id = ledger_account.id
    JOIN ledger_transaction ON ledger_transaction.id = transaction_id
    WHERE owner = ${`user:${uid}`} ORDER BY transaction_id DESC LIMIT ${MOST}`,
  orders: (uid) => sql`
    SELECT goods_id, name_zh, name_pt, count, shop_order.gold, created_at FROM shop_order
    JOIN goods ON goods.id = goods_id WHERE account_id = ${uid} ORDER BY shop_order.id DESC LIMIT ${MOST}`,
  recharges: (uid) => sql`
    SELECT currency, cents, gold, method, status, created_at, paid_at FROM recharge
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  payout_accounts: (uid) => sql`
    SELECT method, ${masked('name')}, ${masked('number')}, created_at, removed_at FROM payout_account
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  withdrawals: (uid) => sql`
    SELECT cents, fee, currency, status, reason, created_at, ended_at FROM withdraw
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  coupons: (uid) => sql`
    SELECT name_zh, name_pt, coupon.scene, coupon.gold, coupon.least, state, created_at, expires_at, used_at FROM coupon
    JOIN coupon_kind ON coupon_kind.id = kind_id WHERE account_id = ${uid} ORDER BY coupon.id DESC LIMIT ${MOST}`,
  bought_plans: (uid) => sql`
    SELECT plan_id, title, plan_purchase.gold, coupon_gold, result, created_at FROM plan_purchase
    JOIN plan ON plan.id = plan_id WHERE plan_purchase.account_id = ${uid}
    ORDER BY plan_purchase.id DESC LIMIT ${MOST}`,
  published_plans: (uid) => sql`
    SELECT match_id, template, line, option, odds, title, text, gold, buyers, result, published_at FROM plan
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  model_subscriptions: (uid) => sql`
    SELECT model, days, gold, starts_at, ends_at, created_at FROM model_subscription
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  sent_gifts: (uid) => sql`
    SELECT anchor_id, gift_id, count, gold, from_bag, created_at FROM gift_record
    WHERE sender_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  bag: (uid) => sql`
    SELECT gift_id, count, expires_at FROM bag_item
    WHERE account_id = ${uid} ORDER BY gift_id, expires_at LIMIT ${MOST}`,
  sessions: (uid) => sql`
    SELECT device, platform, network, created_at, seen_at FROM session WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  log: (uid) => sql`
    SELECT kind, type, detail, created_at FROM account_log WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  opened_rooms: (uid) => sql`
    SELECT anchor_id, opened_at FROM live_log WHERE account_id = ${uid} ORDER BY opened_at DESC LIMIT ${MOST}`,
  collected_matches: (uid) => sql`
    SELECT match_id FROM match_attention WHERE viewer = ${String(uid)} ORDER BY match_id DESC LIMIT ${MOST}`,
  check_ins: (uid) => sql`
    SELECT day, award, made_up FROM check_in WHERE account_id = ${uid} ORDER BY day DESC LIMIT ${MOST}`,
  tasks: (uid) => sql`
    SELECT task, day, stage, received FROM task_progress WHERE account_id = ${uid} ORDER BY day DESC, task LIMIT ${MOST}`,
  applications: (uid) => sql`
    SELECT type, real_name, contact, statement, pictures, state, reason, submitted_at FROM application
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  feedback: (uid) => sql`
    SELECT text, contact, pictures, answer, created_at FROM feedback
    WHERE user_id = ${String(uid)} ORDER BY id DESC LIMIT ${MOST}`,
  materials: (uid) => sql`
    SELECT kind, file, title, state, reason, submitted_at FROM material
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  comments: (uid) => sql`
    SELECT text, created_at FROM comment WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  announcements: (uid) => sql`
    SELECT group_id, text, created_at FROM chat_announcement
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  // The name of an invited friend is masked, as in the list of notices: it is also what the friend logs in with.
  notices: (uid) => sql`
    SELECT type, created_at, CASE WHEN type = 'friendRegistered'
      THEN data::jsonb || jsonb_build_object('name', left(data->>'name', 1) || '**') ELSE data::jsonb END AS data
    FROM notice WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  notice_settings: (uid) => sql`
    SELECT goal, kick_off, on_air, plan_settled, quiet_from, quiet_to, zone FROM notice_settings
    WHERE account_id = ${uid}`,
  chat_profile: (uid) => sql`SELECT * FROM user_profile WHERE user_id = ${String(uid)}`,
  friends: (uid) => sql`
    SELECT friend_id, remark, added_at FROM friend
    WHERE user_id = ${String(uid)} AND NOT is_deleted ORDER BY friend_id LIMIT ${MOST}`,
  uploads: (uid) => sql`
    SELECT name, type, size, created_at FROM upload WHERE owner = ${String(uid)} ORDER BY created_at DESC LIMIT ${MOST}`,
}
