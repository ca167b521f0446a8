import type { Kysely } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

/** Whether the device has logged in to the account before. Devices are kept as hashes. */
export const isKnownDevice = async (db: Kysely<Database>, accountId: number, device: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('known_device')
    .select('last_at')
    .where('account_id', '=', accountId)
    .where('device', '=', device)
    .executeTakeFirst()) !== undefined

/**
 * Whether the device has logged in to the account that has the mobile. It takes one query, so that its time does not tell
 * whether there is such an account.
 */
export const isKnownDeviceOf = async (db: Kysely<Database>, mobile: string, device: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .innerJoin('known_device', 'known_device.account_id', 'account.id')
    .select('known_device.last_at')
    .where('account.mobile', '=', mobile)
    .where('known_device.device', '=', device)
    .executeTakeFirst()) !== undefined

export interface DeviceLogin {
  readonly accountId: number
  readonly device: Buffer
  readonly now: number
}

export const rememberDevice = async (db: Kysely<Database>, { accountId, device, now }: DeviceLogin): Promise<void> => {
  await repeatable(db)
    .insertInto('known_device')
    .values({ account_id: accountId, device, last_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'device']).doUpdateSet({ last_at: now }))
    .execute()
}

export const forgetDevices = async (db: Kysely<Database>, accountId: number): Promise<void> => {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute()
}
