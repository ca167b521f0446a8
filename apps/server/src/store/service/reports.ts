import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { UserReportTable } from './service-tables'

export type UserReport = Selectable<UserReportTable>

export const addReport = async (
  db: Kysely<Database>,
  { evidence, ...row }: Omit<Insertable<UserReportTable>, 'evidence'> & { readonly evidence: readonly object[] },
): Promise<number> =>
  (
    await db
      .insertInto('user_report')
      .values({ ...row, evidence: JSON.stringify(evidence) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** Null if it is not open. */
export const endReport = async (
  transaction: Transaction<Database>,
  id: number,
  end: Pick<UserReport, 'outcome' | 'closed_at'>,
): Promise<UserReport | null> =>
  (await transaction
    .updateTable('user_report')
    .set(end)
    .where('id', '=', id)
    .where('closed_at', '=', 0)
    .returningAll()
    .executeTakeFirst()) ?? null

/** The named messages of a conversation as they are stored, also if they are revoked by now. */
export const messagesAsEvidence = (
  db: Kysely<Database>,
  convID: string,
  reader: string,
  sequences: readonly number[],
): Promise<{ seq: number; sender: string; time: number; body: unknown; revoker: string }[]> =>
  db
    .selectFrom('message')
    .select(['seq', 'sender', 'time', 'body', 'revoker'])
    .where('conv_id', '=', convID)
    .where('seq', 'in', sequences)
    .where(({ or, eb }) =>
      or([
        eb('receivers', 'is', null),
        eb('sender', '=', reader),
        eb(sql.val(reader), '=', sql<string>`ANY (receivers)`),
      ]),
    )
    .orderBy('seq')
    .execute()
