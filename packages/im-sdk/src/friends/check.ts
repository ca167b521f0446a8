import { countCharacters, needCharacters, needText } from '../protocol/check-type'
import { imError } from '../protocol/im-error'
import { FRIEND_LIMITS } from '../protocol/limits'
import type { CustomField } from '../store/profiles'

/** Throws PARAMS_INVALID if a value is given and is none of `allowed`. */
export const checkOneOf = (name: string, value: unknown, allowed: readonly string[]): void => {
  if (value !== undefined && !allowed.includes(value as string))
    throw imError('PARAMS_INVALID', `\`${name}\` must be one of ${allowed.join(', ')}.`)
}

/** Throws PARAMS_INVALID if a text is given that is none or too long. */
export const checkText = (name: string, value: unknown, most: number): void => {
  if (value !== undefined) needCharacters(name, value, most)
}

/** The name of a friend group. */
export const needGroupName = (field: string, name: unknown): string => {
  needText(field, name)
  checkText(field, name, FRIEND_LIMITS.groupNameLength)
  return name as string
}

const SOURCE = /^AddSource_Type_(.+)$/su

/** `AddSource_Type_` and a keyword of at most 8 characters. */
export const needSource = (source: unknown): string => {
  const keyword = typeof source === 'string' ? SOURCE.exec(source)?.[1] : undefined
  if (keyword === undefined || countCharacters(keyword) > FRIEND_LIMITS.sourceKeyword)
    throw imError(
      'PARAMS_INVALID',
      `\`source\` must be AddSource_Type_ and a keyword of at most ${FRIEND_LIMITS.sourceKeyword} characters.`,
    )
  return source as string
}

export const needCustomFields = (fields: unknown): CustomField[] => {
  if (fields === undefined) return []
  if (!Array.isArray(fields))
    throw imError('PARAMS_INVALID', '`friendCustomField` must be an array of keys and values.')
  return fields.map((field: unknown) => {
    const { key, value } = Object(field) as Partial<Record<'key' | 'value', unknown>>
    if (typeof key !== 'string' || !key.startsWith('Tag_SNS_Custom') || typeof value !== 'string')
      throw imError(
        'PARAMS_INVALID',
        'A key of `friendCustomField` must begin with Tag_SNS_Custom, and its value be a text.',
      )
    return { key, value }
  })
}
