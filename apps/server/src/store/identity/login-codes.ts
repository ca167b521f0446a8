import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { LoginCodeTable } from './account-tables'

export const addLoginCode = async (db: Kysely<Database>, row: Insertable<LoginCodeTable>): Promise<void> => {
  await db.insertInto('login_code').values(row).execute()
}

/** Uses a code up. Returns the member of its session; null if there is none or its time is over. */
export const takeLoginCode = async (db: Kysely<Database>, codeHash: Buffer, now: number): Promise<number | null> => {
  const { rows } = await sql<{ account_id: number }>`
    DELETE FROM login_code USING session
    WHERE code_hash = ${codeHash} AND session.id = session_id AND login_code.expires_at > ${now}
    RETURNING account_id
  `.execute(db)
  return rows[0]?.account_id ?? null
}
