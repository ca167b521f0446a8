import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'
import type { AccountTable } from './account-tables'

export type Account = Selectable<AccountTable>

export interface NewAccount {
  readonly account: string
  /** Null creates an account without a login. */
  readonly passwordHash: string | null
  readonly mobile?: string
  /** False if the member may still choose the name. */
  readonly hasOwnName?: boolean
  readonly nickName: string
  /** Path of a picture below `/assets`, or an address. */
  readonly avatar: string
  readonly inviteCode: string
  readonly invitedBy?: number | null
  readonly spSource?: string
  /** Epoch seconds. */
  readonly now: number
}

/** The new account's row; null if the name, in any case, or the mobile is taken. */
export const createAccount = async (db: Kysely<Database>, given: NewAccount): Promise<Account | null> => {
  const row = await db
    .insertInto('account')
    .values({
      account: given.account,
      password_hash: given.passwordHash,
      mobile: given.mobile ?? null,
      has_own_name: given.hasOwnName ?? true,
      nick_name: given.nickName,
      avatar: given.avatar,
      invite_code: given.inviteCode,
      invited_by: given.invitedBy ?? null,
      sp_source: given.spSource ?? '',
      regist_time: given.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export const findAccount = async (db: Kysely<Database>, uid: number): Promise<Account | null> =>
  (await db.selectFrom('account').selectAll().where('id', '=', uid).executeTakeFirst()) ?? null

/** By login name, in any case. */
export const findAccountByName = async (db: Kysely<Database>, account: string): Promise<Account | null> =>
  (await db
    .selectFrom('account')
    .selectAll()
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst()) ?? null

export const findAccountByMobile = async (db: Kysely<Database>, mobile: string): Promise<Account | null> =>
  (await db.selectFrom('account').selectAll().where('mobile', '=', mobile).executeTakeFirst()) ?? null

export const nicknameIsTaken = async (db: Kysely<Database>, name: string): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('nick_name', '=', name).limit(1).executeTakeFirst()) !== undefined

/** False if another account has the mobile. */
export const setMobile = async (trx: Transaction<Database>, uid: number, mobile: string): Promise<boolean> => {
  const other = await trx.selectFrom('account').select('id').where('mobile', '=', mobile).executeTakeFirst()
  if (other !== undefined && other.id !== uid) return false
  await trx.updateTable('account').set({ mobile }).where('id', '=', uid).execute()
  return true
}

/** Null if the name is taken, false if the member has a name of its own already. */
export const setOwnName = async (trx: Transaction<Database>, uid: number, name: string): Promise<boolean | null> => {
  const other = await findAccountByName(trx, name)
  if (other !== null && other.id !== uid) return null
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ account: name, has_own_name: true })
    .where('id', '=', uid)
    .where('has_own_name', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findInviter = async (db: Kysely<Database>, inviteCode: string): Promise<number | null> =>
  (await db.selectFrom('account').select('id').where('invite_code', '=', inviteCode.toUpperCase()).executeTakeFirst())
    ?.id ?? null

export const countInvited = async (db: Kysely<Database>, uid: number): Promise<number> => {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invited_by', '=', uid)
    .executeTakeFirstOrThrow()
  return count
}

/** Who registered with the code of a member, the latest first; only those with a smaller id than `before`. */
export const inviteesOf = (
  db: Kysely<Database>,
  uid: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Pick<Account, 'id' | 'nick_name' | 'regist_time'>[]> => {
  const query = db.selectFrom('account').select(['id', 'nick_name', 'regist_time']).where('invited_by', '=', uid)
  return (before === null ? query : query.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute()
}

export const noteLogin = async (db: Kysely<Database>, uid: number, platform: string, now: number): Promise<void> => {
  await repeatable(db)
    .updateTable('account')
    .set({ last_login: now, last_online: now, login_platform: platform })
    .where('id', '=', uid)
    .execute()
}

/** Makes the account customer service or a master, or no longer. False if nothing has changed. */
export const setRole = async (
  db: Kysely<Database>,
  uid: number,
  role: 'is_service' | 'is_master',
  holds: boolean,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ [role]: holds })
    .where('id', '=', uid)
    .where(role, '!=', holds)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Lengthens VIP by seconds, from `now` if it has ended; the level is at least 1. */
export const extendVip = async (
  db: Kysely<Database>,
  uid: number,
  { by, now }: { readonly by: number; readonly now: number },
): Promise<void> => {
  await db
    .updateTable('account')
    .set({
      vip_level: sql`greatest(vip_level, 1)`,
      vip_date: sql`greatest(vip_date, ${now}::bigint) + ${by}::bigint`,
    })
    .where('id', '=', uid)
    .execute()
}

/** 1 is open, 0 is closed. */
export const setStatus = async (db: Kysely<Database>, uid: number, status: 0 | 1): Promise<void> => {
  await db.updateTable('account').set({ status }).where('id', '=', uid).execute()
}

/** When the account ends; 0 if it stays. */
export const setLeaving = async (trx: Transaction<Database>, uid: number, leavesAt: number): Promise<void> => {
  await trx.updateTable('account').set({ leaves_at: leavesAt }).where('id', '=', uid).execute()
}

export const setHidesOnline = async (trx: Transaction<Database>, uid: number, hides: boolean): Promise<void> => {
  await trx.updateTable('account').set({ hides_online: hides }).where('id', '=', uid).execute()
}

/** Signatures from before `now`, in epoch seconds, are no longer valid. */
export const invalidateSigs = async (db: Kysely<Database>, uid: number, now: number): Promise<void> => {
  await db.updateTable('account').set({ sigs_since: now }).where('id', '=', uid).execute()
}

/** False if the hash is neither `from` nor, after a first run, `to`. */
export const replacePasswordHash = async (
  db: Kysely<Database>,
  uid: number,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', uid)
    .where(({ eb, or }) => or([eb('password_hash', 'is not distinct from', from), eb('password_hash', '=', to)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const isEmpty = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) === undefined

/** Gives a member this id for partners unless it has one. Returns the one that it has. */
export const giveThirdMember = async (db: Kysely<Database>, uid: number, id: string): Promise<string> =>
  (
    await db
      .updateTable('account')
      .set({ third_member: sql`CASE WHEN third_member = '' THEN ${id} ELSE third_member END` })
      .where('id', '=', uid)
      .returning('third_member')
      .executeTakeFirstOrThrow()
  ).third_member
