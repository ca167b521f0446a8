import { TYPES, type AdminForbidType, type AllowType, type Gender } from '../protocol/constants'
import { RELATION_ERRORS } from '../protocol/errors/relations'
import { errorsOf } from '../protocol/im-error'
import { PEOPLE_LIMITS } from '../protocol/limits'
import { PROFILE_TAGS, type ProfileField } from '../protocol/profile-fields'
import type { RequestBody } from '../rpc/caller'
import { isRecord } from '../rpc/read-body'
import type { CustomField } from '../store/profiles'

/** The fields to change; the others stay. */
export interface UpdateProfileOptions {
  /** At most 500 bytes. */
  readonly nick?: string
  readonly avatar?: string
  readonly gender?: Gender
  readonly selfSignature?: string
  readonly allowType?: AllowType
  readonly birthday?: number
  readonly location?: string
  readonly language?: number
  readonly messageSettings?: 0 | 1
  readonly adminForbidType?: AdminForbidType
  readonly level?: number
  readonly role?: number
  /** Keys begin with `Tag_Profile_Custom`. */
  readonly profileCustomField?: readonly CustomField[]
}

type Item = RequestBody<'setProfile'>['profileItem'][number]

/** The changed fields for the server. Throws the named error of the first field that is not valid. */
export const profileItems = (options: UpdateProfileOptions): Item[] => {
  if (!isRecord(options)) throw relationError('UPDATE_PROFILE_NO_KEY')
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const items = given.flatMap(([name, value]) => {
    if (name === 'profileCustomField') return customItems(value)
    if (!Object.hasOwn(CHECKS, name))
      throw relationError('UPDATE_PROFILE_INVALID_PARAM', `A profile has no field \`${name}\`.`)
    CHECKS[name as ProfileField](value, name)
    /** The check has looked at the type that the tag promises. */
    return [{ tag: PROFILE_TAGS[name as ProfileField], value } as Item]
  })
  if (items.length === 0) throw relationError('UPDATE_PROFILE_NO_KEY')
  return items
}

type Check = (value: unknown, name: string) => void

const text: Check = (value, name) => {
  if (typeof value !== 'string') throw invalid(name, 'a string')
}

const nick: Check = (value, name) => {
  text(value, name)
  if (new TextEncoder().encode(value as string).length > PEOPLE_LIMITS.nickBytes)
    throw relationError('PROFILE_NICK_TOO_LONG')
}

const number: Check = (value, name) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw invalid(name, 'a whole number from 0 on')
}

const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value, name) => {
    if (!allowed.includes(value)) throw invalid(name, `one of ${allowed.join(', ')}`)
  }

const CHECKS: Readonly<Record<ProfileField, Check>> = {
  nick,
  avatar: text,
  gender: oneOf(TYPES.GENDER_UNKNOWN, TYPES.GENDER_FEMALE, TYPES.GENDER_MALE),
  birthday: number,
  location: text,
  selfSignature: text,
  allowType: oneOf(TYPES.ALLOW_TYPE_ALLOW_ANY, TYPES.ALLOW_TYPE_NEED_CONFIRM, TYPES.ALLOW_TYPE_DENY_ANY),
  language: number,
  messageSettings: oneOf(0, 1),
  adminForbidType: oneOf(TYPES.FORBID_TYPE_NONE, TYPES.FORBID_TYPE_SEND_OUT),
  level: number,
  role: number,
}

const customItems = (fields: unknown): Item[] => {
  if (!Array.isArray(fields)) throw invalid('profileCustomField', 'an array of keys and values')
  return fields.map((field: unknown) => {
    const { key, value } = Object(field) as Partial<Record<'key' | 'value', unknown>>
    if (typeof key !== 'string' || !key.startsWith('Tag_Profile_Custom'))
      throw relationError('PROFILE_CUSTOM_FIELD_KEY_INVALID')
    if (typeof value !== 'string') throw relationError('PROFILE_CUSTOM_FIELD_VALUE_INVALID')
    return { tag: key, value }
  })
}

const invalid = (name: string, what: string) =>
  relationError('UPDATE_PROFILE_INVALID_PARAM', `\`${name}\` must be ${what}.`)

const relationError = errorsOf(RELATION_ERRORS)
