import { communityOfTopic, type GroupType } from '@org/im-sdk/protocol'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { GroupMember } from './groups'

/** A user in a group, or in a topic of one. */
export interface InPlace {
  /** The id of the group or topic. */
  readonly place: string
  readonly userID: string
}

/** What decides what a user may do in a group. */
export interface RightsRow {
  readonly group_id: string
  readonly type: GroupType
  readonly owner_id: string
  /** In the group or in the topic. */
  readonly mute_all: boolean
  /** Null for no member; in a chat room for no manager. */
  readonly role: GroupMember['role'] | null
  /** Until when, in epoch seconds; 0 for not. */
  readonly banned: number
  readonly muted: number
  readonly muted_everywhere: number
}

const groupOf = (place: string): string => communityOfTopic(place) ?? place

/**
 * Nobody loses a right in these groups until the transaction ends: `takeRights` waits. It is locked before conversations,
 * because a tip of the loss is stored in one.
 */
export const holdRights = async (trx: Transaction<Database>, places: readonly string[]): Promise<void> => {
  const groupIDs = [...new Set(places.map(groupOf))].sort()
  await sql`
    SELECT pg_advisory_xact_lock_shared(hashtextextended('group-rights:' || id, 0)) FROM unnest(${groupIDs}::text[]) AS id
  `.execute(trx)
}

/** Waits for those who use a right in the group, and lets no others until the transaction ends. */
export const takeRights = async (db: Kysely<Database>, groupID: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`group-rights:${groupID}`}, 0))`.execute(db)
}

/** In the order of the question; null where there is no such group or topic. */
export const rightsOf = async (
  db: Kysely<Database>,
  asked: readonly InPlace[],
  now: number,
): Promise<readonly (RightsRow | null)[]> => {
  const places = asked.map(({ place }) => place)
  const { rows } = await sql<RightsRow & { readonly at: number }>`
    SELECT (asked.at - 1)::integer AS at, chat_group.group_id, chat_group.type, chat_group.owner_id,
      chat_group.mute_all OR coalesce(topic.mute_all, false) AS mute_all,
      CASE WHEN room_manager.user_id IS NULL THEN group_member.role ELSE 'Admin' END AS role,
      coalesce(until.banned, 0) AS banned, coalesce(until.muted, 0) AS muted,
      coalesce(until.muted_everywhere, 0) AS muted_everywhere
    FROM unnest(${places}::text[], ${places.map(groupOf)}::text[], ${asked.map(({ userID }) => userID)}::text[])
      WITH ORDINALITY AS asked (place, group_id, user_id, at)
    JOIN chat_group ON chat_group.group_id = asked.group_id AND dismissed_at = 0
    LEFT JOIN topic ON topic.topic_id = asked.place
    LEFT JOIN group_member ON group_member.group_id = asked.group_id AND group_member.user_id = asked.user_id
    LEFT JOIN room_manager ON room_manager.group_id = asked.group_id AND room_manager.user_id = asked.user_id
    LEFT JOIN LATERAL (
      SELECT max(restriction.until) FILTER (WHERE kind = 'ban') AS banned,
        max(restriction.until) FILTER (WHERE kind = 'mute' AND restriction.group_id <> '') AS muted,
        max(restriction.until) FILTER (WHERE kind = 'mute' AND restriction.group_id = '') AS muted_everywhere
      FROM restriction
      WHERE restriction.user_id = asked.user_id AND subject_type = 'user' AND restriction.subject = asked.user_id
        AND restriction.group_id IN ('', asked.group_id) AND restriction.until > ${now}
    ) AS until ON true
    WHERE asked.place = asked.group_id OR topic.topic_id IS NOT NULL
  `.execute(db)
  const found = new Map(rows.map(({ at, ...row }) => [at, row]))
  return asked.map((_, at) => found.get(at) ?? null)
}
