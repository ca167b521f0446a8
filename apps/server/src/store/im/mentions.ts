import { communityOfTopic, TYPES, type conversationItem } from '@org/im-sdk/protocol'
import { sql, type Kysely } from 'kysely'
import type * as v from 'valibot'
import { repeatable } from '../database/database'
import type { Database } from '../schema'
import { parseKey } from './conversation-id'
import { isForOthers } from './conversations'
import { isHidden } from './hidden-messages'

export type GroupAtInfo = NonNullable<v.InferOutput<typeof conversationItem>['groupAtInfoList']>[number]

export interface MentionsQuery {
  readonly convID: string
  readonly readSequence: number
  readonly own?: { readonly clearSequence: number }
}

/** The newest messages above each read mark that mention the user, who has not deleted them, ascending, by conversation. Rule: IM-37. */
export const mentionsOf = async (
  db: Kysely<Database>,
  userID: string,
  conversations: readonly MentionsQuery[],
): Promise<ReadonlyMap<string, GroupAtInfo[]>> => {
  const groups = conversations
    .filter(({ convID }) => parseKey(convID).type === 'group')
    .map(({ convID, readSequence, own }) => ({ convID, above: Math.max(readSequence, own?.clearSequence ?? 0) }))
  const found = new Map<string, GroupAtInfo[]>()
  if (groups.length === 0) return found
  const { rows } = await sql<MentionRow>`
    SELECT mention.* FROM json_to_recordset(${JSON.stringify(groups)}::json)
      AS wanted ("convID" text, above bigint)
    LEFT JOIN user_conversation AS mine ON mine.user_id = ${userID} AND mine.conv_id = wanted."convID"
    CROSS JOIN LATERAL (
      SELECT newest.* FROM (
        SELECT conv_id, seq, sender, client_random, receivers, mentions FROM message
        WHERE message.conv_id = wanted."convID" AND message.seq > wanted.above
          AND message.mentions IS NOT NULL AND message.revoker = ''
        ORDER BY message.seq DESC LIMIT ${AMONG}
      ) AS newest
      WHERE newest.sender <> ${userID} AND NOT ${isForOthers(sql`newest`, sql`${userID}`)}
        AND NOT ${isHidden(sql`newest`, sql`${userID}`)}
        AND newest.mentions && ${[userID, TYPES.MSG_AT_ALL]}::text[]
        AND newest.seq <> ALL (coalesce(mine.deleted_mentions, '{}'))
      ORDER BY newest.seq DESC LIMIT ${MOST}
    ) AS mention
    ORDER BY mention.conv_id, mention.seq
  `.execute(db)
  for (const row of rows) {
    const known = found.get(row.conv_id)
    if (known === undefined) found.set(row.conv_id, [mentionOf(row, userID)])
    else known.push(mentionOf(row, userID))
  }
  return found
}

/**
 * Deletes mentions of the user in one conversation. Those that the read mark covers need no more to be remembered, nor
 * those that are too old to be found. A member has no row of a topic before the first message that he reads.
 */
export const deleteMentions = async (
  db: Kysely<Database>,
  userID: string,
  convID: string,
  sequences: readonly number[],
): Promise<void> => {
  await sql`
    INSERT INTO user_conversation AS mine (user_id, conv_id, deleted_mentions)
    SELECT ${userID}, ${convID}, array_agg(seq) FROM message
    WHERE conv_id = ${convID} AND seq = ANY (${sequences}::bigint[]) AND mentions IS NOT NULL HAVING count(*) > 0
    ON CONFLICT (user_id, conv_id) DO UPDATE SET deleted_mentions = ARRAY (
      SELECT DISTINCT seq FROM unnest(mine.deleted_mentions || excluded.deleted_mentions) AS seq
      WHERE seq > mine.read_seq ORDER BY seq DESC LIMIT ${AMONG}
    )
  `.execute(repeatable(db))
}

/** Among how many of the newest messages that mention somebody, and how many a conversation shows. */
const AMONG = 1_000
const MOST = 20

interface MentionRow {
  readonly conv_id: string
  readonly seq: number
  readonly sender: string
  readonly client_random: number
  readonly mentions: readonly string[]
}

const mentionOf = ({ conv_id, seq, sender, client_random, mentions }: MentionRow, userID: string): GroupAtInfo => {
  const key = parseKey(conv_id)
  const groupID = key.type === 'group' ? key.groupID : ''
  const isAtMe = mentions.includes(userID)
  const isAtAll = mentions.includes(TYPES.MSG_AT_ALL)
  const type = !isAtAll ? TYPES.CONV_AT_ME : isAtMe ? TYPES.CONV_AT_ALL_AT_ME : TYPES.CONV_AT_ALL
  const community = communityOfTopic(groupID)
  return {
    from: sender,
    groupID: community ?? groupID,
    topicID: community === null ? '' : groupID,
    atTypeArray: [type],
    sequence: seq,
    random: client_random,
  }
}
