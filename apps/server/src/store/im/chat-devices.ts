import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Notes that a user has logged in to chat on a device. It outlives the session. */
export const noteChatDevice = async (
  db: Kysely<Database>,
  device: { readonly user_id: string; readonly instance_id: string },
  now: number,
): Promise<void> => {
  await db
    .insertInto('chat_device')
    .values({ ...device, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'instance_id']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** The devices on which a user was seen. */
export const chatDevicesOf = async (db: Kysely<Database>, userID: string): Promise<string[]> =>
  (await db.selectFrom('chat_device').select('instance_id').where('user_id', '=', userID).execute()).map(
    ({ instance_id }) => instance_id,
  )

/** Forgets those that were not seen since `before`. */
export const forgetChatDevices = async (db: Kysely<Database>, before: number): Promise<void> => {
  await db.deleteFrom('chat_device').where('seen_at', '<=', before).execute()
}
