import { imError, PROFILE_TAGS, type profileCommands, type ReplyOf, type RequestOf } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import {
  profileRows,
  setCustomFields,
  updatePerson,
  updateProfile,
  type PersonFields,
  type ProfileFields,
  type ProfileRow,
} from '../../store/im/profiles'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { isAllowedName } from '../moderation/allowed-name'
import { ownPicture } from '../uploads/own-address'

type Item = RequestOf<(typeof profileCommands)['setProfile']>['profileItem'][number]
export type ChatProfile = ReplyOf<(typeof profileCommands)['getProfiles']>['userProfileItem'][number]

export const chatProfiles = async (
  { db }: Pick<Context, 'db'>,
  userIDs: readonly string[],
): Promise<readonly ChatProfile[]> => (await profileRows(db, [...new Set(userIDs)])).map(chatProfile)

const chatProfile = (row: ProfileRow): ChatProfile => ({
  userID: row.user_id,
  nick: row.nick_name,
  avatar: row.avatar,
  gender: row.gender,
  birthday: row.birthday,
  location: row.location,
  selfSignature: row.signature,
  allowType: row.allow_type,
  language: row.language,
  messageSettings: row.message_settings,
  adminForbidType: row.admin_forbid_type,
  level: row.level,
  role: row.role,
  profileCustomField: Object.entries(row.custom).map(([key, value]) => ({ key, value })),
})

/**
 * Changes a profile in a transaction. Throws SENSITIVE_TEXT for a name that a registration would not allow or a refused
 * text, PACKAGE_PARSE_FAILED for a picture of another host, and BODY_SIZE_LIMIT for too many own fields. Returns the new
 * fields that the person has everywhere.
 */
export const changeProfile = async (
  trx: Transaction<Database>,
  { words, config }: Pick<Context, 'words' | 'config'>,
  userID: string,
  items: readonly Item[],
): Promise<PersonFields> => {
  const person: PersonFields = {}
  const profile: ProfileFields = {}
  const custom: Record<string, string> = {}
  for (const { tag, value } of items) {
    if (tag === PROFILE_TAGS.nick) person.nick_name = allowedName(words, String(value))
    else if (tag === PROFILE_TAGS.selfSignature) person.signature = screened(words, String(value))
    else if (tag === PROFILE_TAGS.avatar) person.avatar = ownPicture(config, String(value))
    else if (tag === PROFILE_TAGS.location) Object.assign(profile, { location: screened(words, String(value)) })
    else if (Object.hasOwn(COLUMNS, tag)) Object.assign(profile, { [COLUMNS[tag as keyof typeof COLUMNS]]: value })
    else custom[tag] = screened(words, String(value))
  }
  await updatePerson(trx, userID, person)
  const before = await updateProfile(trx, userID, profile)
  if (Object.keys(custom).length === 0) return person
  const all = { ...before, ...custom }
  if (Object.keys(all).length > CUSTOM_FIELDS_MAX)
    throw imError('BODY_SIZE_LIMIT', 'The profile has too many own fields.')
  await setCustomFields(trx, userID, all)
  return person
}

const CUSTOM_FIELDS_MAX = 50

const COLUMNS = {
  [PROFILE_TAGS.gender]: 'gender',
  [PROFILE_TAGS.birthday]: 'birthday',
  [PROFILE_TAGS.allowType]: 'allow_type',
  [PROFILE_TAGS.language]: 'language',
  [PROFILE_TAGS.messageSettings]: 'message_settings',
  [PROFILE_TAGS.adminForbidType]: 'admin_forbid_type',
  [PROFILE_TAGS.level]: 'level',
  [PROFILE_TAGS.role]: 'role',
} as const satisfies Readonly<Record<string, keyof ProfileFields>>

type Words = Context['words']

const allowedName = ({ screen }: Words, name: string): string => {
  if (!isAllowedName(screen, name)) throw imError('SENSITIVE_TEXT', 'The name is not allowed.')
  return name
}

const screened = ({ screen }: Words, said: string): string => {
  const { text, isRefused } = screen(said)
  if (isRefused) throw imError('SENSITIVE_TEXT')
  return text
}
