import { sql, type Kysely } from 'kysely'
import { isMemberID } from '../identity/member-id'
import type { Database } from '../schema'

interface Contacts {
  readonly userIDs: readonly string[]
  readonly groupIDs: readonly string[]
}

/** Those of the users, groups and topics that exist. Closed accounts do not. */
export const existingContacts = async (db: Kysely<Database>, { userIDs, groupIDs }: Contacts): Promise<Contacts> => {
  const { rows } = await sql<{ id: string; isUser: boolean }>`
    SELECT id::text, true AS "isUser" FROM account
      WHERE id = ANY (${userIDs.filter(isMemberID)}::bigint[]) AND status = 1
    UNION ALL SELECT id, true FROM guest WHERE id = ANY (${userIDs})
    UNION ALL SELECT group_id, false FROM chat_group WHERE group_id = ANY (${groupIDs})
    UNION ALL SELECT topic_id, false FROM topic WHERE topic_id = ANY (${groupIDs})
  `.execute(db)
  const idsOf = (isUser: boolean) => rows.filter((row) => row.isUser === isUser).map(({ id }) => id)
  return { userIDs: idsOf(true), groupIDs: idsOf(false) }
}
