import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { GroupApplicationTable } from './im-tables'

type Kind = GroupApplicationTable['kind']

export interface Application {
  readonly id: number
  readonly group_id: string
  readonly group_name: string
  readonly applicant: string
  readonly kind: Kind
  readonly inviter: string
  readonly message: string
  readonly created_at: number
}

/** Stores an application in the place of a handled one of the same kind. Returns its id; null while one is open. */
export const putApplication = async (
  db: Kysely<Database>,
  application: Pick<Application, 'group_id' | 'applicant' | 'kind' | 'inviter' | 'message' | 'created_at'>,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO group_application (group_id, applicant, kind, inviter, message, created_at)
    VALUES (${application.group_id}, ${application.applicant}, ${application.kind}, ${application.inviter},
      ${application.message}, ${application.created_at})
    ON CONFLICT (group_id, applicant, kind) DO UPDATE SET id = DEFAULT, inviter = excluded.inviter,
      message = excluded.message, created_at = excluded.created_at, is_open = true
    WHERE NOT group_application.is_open
    RETURNING id
  `.execute(db)
  return rows[0]?.id ?? null
}

/** The open applications to the groups that the user manages, newest first. */
export const openApplications = async (
  db: Kysely<Database>,
  userID: string,
  { below, limit }: { readonly below: number; readonly limit: number },
): Promise<Application[]> => {
  const { rows } = await sql<Application>`
    SELECT application.*, chat_group.name AS group_name
    FROM group_member AS own
    JOIN group_application AS application ON application.group_id = own.group_id AND is_open
    JOIN chat_group ON chat_group.group_id = own.group_id
    WHERE own.user_id = ${userID} AND own.role IN ('Owner', 'Admin') ${below === 0 ? sql`` : sql`AND application.id < ${below}`}
    ORDER BY application.id DESC LIMIT ${limit}
  `.execute(db)
  return rows
}

/** Closes an open application and returns it; null if there is none, or it was handled. */
export const closeApplication = async (
  db: Kysely<Database>,
  { groupID, applicant, kind, id }: { groupID: string; applicant: string; kind: Kind; id: number },
): Promise<{ readonly inviter: string } | null> => {
  const closed = await db
    .updateTable('group_application')
    .set({ is_open: false })
    .where('group_id', '=', groupID)
    .where('applicant', '=', applicant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('is_open', '=', true)
    .returning('inviter')
    .executeTakeFirst()
  return closed ?? null
}
