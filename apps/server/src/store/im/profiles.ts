import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { isMemberID } from '../identity/member-id'
import type { Database } from '../schema'
import type { UserProfileTable } from './people-tables'

export interface ProfileRow extends Omit<UserProfileRow, 'user_id'> {
  readonly user_id: string
  readonly nick_name: string
  readonly avatar: string
  readonly signature: string
}

type UserProfileRow = Readonly<Selectable<UserProfileTable>>

/** The profiles of members with an open account and of guests, in any order. */
export const profileRows = async (db: Kysely<Database>, userIDs: readonly string[]): Promise<readonly ProfileRow[]> => {
  const { rows } = await sql<ProfileRow>`
    SELECT person.user_id, person.nick_name, person.avatar, person.signature,
      coalesce(gender, 'Gender_Type_Unknown') AS gender, coalesce(birthday, 0) AS birthday,
      coalesce(location, '') AS location, coalesce(allow_type, 'AllowType_Type_NeedConfirm') AS allow_type,
      coalesce(language, 0) AS language, coalesce(message_settings, 0) AS message_settings,
      coalesce(admin_forbid_type, 'AdminForbid_Type_None') AS admin_forbid_type, coalesce(level, 0) AS level,
      coalesce(role, 0) AS role, coalesce(custom, '{}') AS custom
    FROM (
      SELECT id::text AS user_id, nick_name, avatar, signature FROM account
      WHERE id = ANY (${userIDs.filter(isMemberID)}::bigint[]) AND status = 1
      UNION ALL
      SELECT id, nick_name, avatar, signature FROM guest
      WHERE id = ANY (${userIDs.filter((userID) => !isMemberID(userID))}::text[])
    ) AS person
    LEFT JOIN user_profile ON user_profile.user_id = person.user_id
  `.execute(db)
  return rows
}

/** The fields that a member or guest has everywhere. */
export type PersonFields = Partial<Record<'nick_name' | 'avatar' | 'signature', string>>
export type ProfileFields = Partial<Omit<UserProfileRow, 'user_id' | 'custom'>>

export const updatePerson = async (trx: Transaction<Database>, userID: string, fields: PersonFields): Promise<void> => {
  if (Object.keys(fields).length === 0) return
  if (isMemberID(userID)) await trx.updateTable('account').set(fields).where('id', '=', Number(userID)).execute()
  else await trx.updateTable('guest').set(fields).where('id', '=', userID).execute()
}

/** Changes a profile, and locks it until the end of the transaction. Returns the app's own fields so far. */
export const updateProfile = async (
  trx: Transaction<Database>,
  userID: string,
  fields: ProfileFields,
): Promise<Readonly<Record<string, string>>> => {
  const { custom } = await trx
    .insertInto('user_profile')
    .values({ user_id: userID, custom: '{}', ...fields })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userID, ...fields }))
    .returning('custom')
    .executeTakeFirstOrThrow()
  return custom
}

export const setCustomFields = async (
  trx: Transaction<Database>,
  userID: string,
  custom: Readonly<Record<string, string>>,
): Promise<void> => {
  await trx
    .updateTable('user_profile')
    .set({ custom: JSON.stringify(custom) })
    .where('user_id', '=', userID)
    .execute()
}
