import type { Kysely, Selectable } from 'kysely'
import type { Database } from './schema'
import type { GuestTable } from './tables/accounts'

export type Guest = Selectable<GuestTable>

export const createGuest = async (db: Kysely<Database>, guest: Guest): Promise<void> => {
  await db.insertInto('guest').values(guest).execute()
}

export const findGuest = async (db: Kysely<Database>, id: string): Promise<Guest | null> =>
  (await db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
