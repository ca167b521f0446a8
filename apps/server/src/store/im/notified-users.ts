import { IM_PLATFORM } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import { groupKey, groupOfMembers, parseKey } from './conversation-id'
import type { Database } from '../schema'

/** Some members of a group, or of the community of a topic: any, or some of the named. */
export const membersToNotify = async (
  db: Kysely<Database>,
  groupID: string,
  count: number,
  among?: readonly string[],
): Promise<string[]> => {
  const members = db.selectFrom('group_member').select('user_id').where('group_id', '=', groupOfMembers(groupID))
  const rows = await (among === undefined ? members : members.where('user_id', '=', sql<string>`ANY (${[...among]})`))
    .limit(count)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export interface NotifiedUser {
  readonly userID: string
  /** The push tokens of the sessions that have one and use it, each with the state and the unread count of its device. */
  readonly devices: readonly object[]
}

/**
 * Those of the users who accept notifications of the conversation. Who has set no reminder of a topic gets its
 * notifications like those of the community.
 */
export const notifiedUsers = async (
  db: Kysely<Database>,
  convID: string,
  userIDs: readonly string[],
  now: number,
): Promise<NotifiedUser[]> => {
  const key = parseKey(convID)
  const groupID = key.type === 'group' ? groupOfMembers(key.groupID) : ''
  const community = groupID === '' ? convID : groupKey(groupID)
  const { rows } = await sql<NotifiedUser>`
    SELECT asked.user_id AS "userID", coalesce(device.tokens, '[]'::json) AS devices
    FROM unnest(${userIDs}::text[]) AS asked (user_id)
    LEFT JOIN user_conversation AS mine ON mine.user_id = asked.user_id AND mine.conv_id = ${convID}
    LEFT JOIN user_conversation AS above ON above.user_id = asked.user_id AND above.conv_id = ${community}
    LEFT JOIN LATERAL (
      SELECT json_agg(
        push_token::jsonb || jsonb_build_object('state', app_state, 'unreadCount', unread_count) ORDER BY id
      ) AS tokens FROM im_session
      WHERE im_session.user_id = asked.user_id AND kick_type = 0 AND expires_at > ${now}
        AND push_token IS NOT NULL AND push_token ->> 'pushMsg' <> '0'
        AND (platform <> ALL (${PAGES}) OR NOT EXISTS (SELECT FROM chat_group WHERE group_id = ${groupID} AND NOT web_push))
    ) AS device ON true
    WHERE coalesce(mine.remind, above.remind, 0) = 0
  `.execute(db)
  return rows
}

const PAGES: readonly number[] = [IM_PLATFORM.web, IM_PLATFORM.h5]
