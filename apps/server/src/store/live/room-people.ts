import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'

interface RoomPerson {
  readonly user_id: string
  readonly nick_name: string
  readonly avatar: string
  readonly time: number
}

interface Page {
  readonly offset: number
  readonly limit: number
}

/** A page of the managers of a room, or of those who are muted in it, by its group. */
export const roomPeople = async (
  db: Kysely<Database>,
  groupID: string,
  kind: 'managers' | 'muted',
  now: number,
  { offset, limit }: Page,
): Promise<{ rows: RoomPerson[]; total: number }> => {
  const listed =
    kind === 'managers'
      ? sql`SELECT user_id, since AS time FROM room_manager WHERE group_id = ${groupID}`
      : sql`SELECT user_id, until AS time FROM restriction
          WHERE group_id = ${groupID} AND kind = 'mute' AND subject_type = 'user' AND until > ${now}`
  const [{ rows }, counted] = await Promise.all([
    sql<RoomPerson>`
      SELECT listed.user_id, listed.time, coalesce(account.nick_name, guest.nick_name, '') AS nick_name,
        coalesce(account.avatar, guest.avatar, '') AS avatar
      FROM (${listed} ORDER BY time DESC, user_id OFFSET ${offset} LIMIT ${limit}) AS listed
      LEFT JOIN account ON account.id = CASE WHEN listed.user_id ~ '^[0-9]{1,9}$' THEN listed.user_id::integer END
      LEFT JOIN guest ON guest.id = listed.user_id
      ORDER BY listed.time DESC, listed.user_id`.execute(db),
    sql<{ total: number }>`SELECT count(*) AS total FROM (${listed}) AS listed`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

interface RankRow {
  readonly uid: number
  readonly nick_name: string
  readonly nick_name_pt: string
  readonly signature: string
  readonly signature_pt: string
  readonly avatar: string
  readonly user_level: number
  readonly gold: number
}

const MOST_RANKED = 50

/** Those who gave most to an anchor since a moment, in epoch seconds, without closed accounts. */
export const givenSince = async (db: Kysely<Database>, anchorID: number, since: number): Promise<RankRow[]> => {
  const { rows } = await sql<RankRow>`
    SELECT account.id AS uid, nick_name, nick_name_pt, signature, signature_pt, avatar, user_level, given.gold
    FROM (
      SELECT sender_id, sum(gold)::bigint AS gold
      FROM gift_record JOIN account ON account.id = gift_record.sender_id AND account.status = 1
      WHERE anchor_id = ${anchorID} AND created_at >= ${since}
      GROUP BY sender_id ORDER BY sum(gold) DESC, sender_id LIMIT ${MOST_RANKED}
    ) AS given
    JOIN account ON account.id = given.sender_id
    ORDER BY given.gold DESC, account.id`.execute(db)
  return rows
}
