import { imError } from './im-error'

type TypeName = 'string' | 'function' | 'boolean' | 'object'

/** Throws if a value is present and has the wrong type. */
export const checkType = (name: string, value: unknown, type: TypeName): void => {
  if (value !== undefined) needType(name, value, type)
}

/** Throws if a value is missing or has the wrong type. */
export const needType = (name: string, value: unknown, type: TypeName): void => {
  if (typeof value !== type) throw imError('PARAMS_INVALID', `\`${name}\` must be a ${type}, not ${describe(value)}.`)
}

/** Throws if a value is not a string or is empty. */
export const needText = (name: string, value: unknown): void => {
  needType(name, value, 'string')
  if (value === '') throw imError('PARAMS_INVALID', `\`${name}\` is empty.`)
}

/** An emoji is one character, however many code units it has. */
export const countCharacters = (value: string): number => [...value].length

/** Throws if a value is not a text of at most so many characters. */
export const needCharacters = (name: string, value: unknown, most: number): void => {
  needType(name, value, 'string')
  if (countCharacters(value as string) > most)
    throw imError('PARAMS_INVALID', `\`${name}\` has at most ${most} characters.`)
}

/** The distinct ids of `userIDList`. Throws unless it is an array of one to `max` user ids. */
export const needUserIDs = (options: unknown, max: number): readonly string[] => {
  const { userIDList } = Object(options) as Partial<Record<'userIDList', unknown>>
  if (!Array.isArray(userIDList) || userIDList.length === 0)
    throw imError('PARAMS_INVALID', '`userIDList` must be an array with at least one user id.')
  if (!userIDList.every((userID) => typeof userID === 'string' && userID !== ''))
    throw imError('PARAMS_INVALID', '`userIDList` must contain user ids only: texts that are not empty.')
  const distinct = [...new Set(userIDList as readonly string[])]
  if (distinct.length > max) throw imError('PARAMS_INVALID', `\`userIDList\` must have at most ${max} user ids.`)
  return distinct
}

/** Throws if a value is not an array of texts that are not empty. */
export const needTexts = (name: string, value: unknown): void => {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string' && item !== ''))
    throw imError('PARAMS_INVALID', `\`${name}\` must be an array of texts, none of them empty.`)
}

/** Throws if a value is present and lacks a method that it must have. */
export const checkPort = (name: string, method: unknown, port: unknown, example: string): void => {
  if (port !== undefined && typeof method !== 'function')
    throw imError('PARAMS_INVALID', `\`${name}\` is not valid: pass ${example}, or leave it out.`)
}

/** Throws if a value is present and is no storage. */
export const checkStorage = (name: string, value: unknown): void => {
  const { getItem, setItem } = Object(value) as Readonly<Record<string, unknown>>
  checkPort(name, typeof setItem === 'function' && getItem, value, 'an object such as `localStorage`')
}

/** Throws if the options of a module are not an object. */
export const needOptions = (module: string, options: unknown): void => {
  if (typeof options !== 'object' || options === null)
    throw imError(
      'PARAMS_INVALID',
      `The options of \`${module}\` must be an object, not ${describe(options)}: ${module}({ … }).`,
    )
}

/** The type of a value for an error message: `a number`, `an object`, `null`, `undefined`. */
export const describe = (value: unknown): string =>
  value === null || value === undefined
    ? String(value)
    : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`
