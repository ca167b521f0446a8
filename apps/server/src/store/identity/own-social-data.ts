import { sql } from 'kysely'

/** Rows of a list that is exported. */
export const MOST = 10_000

/** What a member has done with others and on the pages, where others are ids only. */
export const SOCIAL_LISTS: Readonly<Record<string, (uid: number) => ReturnType<typeof sql>>> = {
  follows: (uid) => sql`
    SELECT followed_id, since FROM follow WHERE follower_id = ${uid} AND is_on ORDER BY since DESC LIMIT ${MOST}`,
  fans: (uid) => sql`
    SELECT follower_id, since FROM follow WHERE followed_id = ${uid} AND is_on ORDER BY since DESC LIMIT ${MOST}`,
  blocked: (uid) => sql`
    SELECT blocked_id, created_at FROM block_list WHERE user_id = ${String(uid)} ORDER BY created_at DESC LIMIT ${MOST}`,
  likes: (uid) => sql`
    SELECT target, target_id FROM content_like WHERE account_id = ${uid} ORDER BY target, target_id LIMIT ${MOST}`,
  votes: (uid) => sql`
    SELECT match_id, vote, created_at FROM match_vote WHERE viewer = ${String(uid)} ORDER BY created_at DESC LIMIT ${MOST}`,
  quiz_stakes: (uid) => sql`
    SELECT quiz_id, option, gold, payout, created_at FROM quiz_stake WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  activities: (uid) => sql`
    SELECT activity_id, joined_at FROM activity_entry WHERE account_id = ${uid} ORDER BY joined_at DESC LIMIT ${MOST}`,
  received_gifts: (uid) => sql`
    SELECT sender_id, gift_id, count, share, created_at FROM gift_record
    WHERE anchor_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  rooms: (uid) => sql`
    SELECT title_zh, title_pt, notice FROM live_room WHERE anchor_id = ${uid}`,
  shows: (uid) => sql`
    SELECT started_at, ended_at, viewers FROM live_show WHERE anchor_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  moments: (uid) => sql`
    SELECT text, pictures, created_at FROM moment WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  videos: (uid) => sql`
    SELECT kind, title_zh, title_pt, seconds, published_at FROM video
    WHERE account_id = ${uid} ORDER BY id DESC LIMIT ${MOST}`,
  watch_time: (uid) => sql`
    SELECT day, seconds FROM watch_time WHERE viewer = ${String(uid)} ORDER BY day DESC LIMIT ${MOST}`,
  reports: (uid) => sql`
    SELECT type, subject_id, reason, text, created_at FROM user_report
    WHERE user_id = ${String(uid)} ORDER BY id DESC LIMIT ${MOST}`,
  groups: (uid) => sql`
    SELECT group_id, role, name_card, joined_at FROM group_member
    WHERE user_id = ${String(uid)} ORDER BY joined_at DESC LIMIT ${MOST}`,
  messages: (uid) => sql`
    SELECT conv_id, time, body FROM message WHERE sender = ${String(uid)} ORDER BY time DESC LIMIT ${MOST}`,
}
