import { imError } from './im-error'

type TypeName = 'string' | 'function'

/** Throws when a value that is there is of another type than it must be. */
export const checkType = (name: string, value: unknown, type: TypeName): void => {
  if (value !== undefined) needType(name, value, type)
}

/** Throws when a value is missing, or of another type than it must be. */
export const needType = (name: string, value: unknown, type: TypeName): void => {
  if (typeof value !== type) throw imError('PARAMS_INVALID', `\`${name}\` must be a ${type}, not ${describe(value)}.`)
}

/** Throws when a value is no string, or an empty one. */
export const needText = (name: string, value: unknown): void => {
  needType(name, value, 'string')
  if (value === '') throw imError('PARAMS_INVALID', `\`${name}\` is empty.`)
}

/** The type of a value as words: `a number`, `an object`, `null`, `undefined`. */
export const describe = (value: unknown): string =>
  value === null || value === undefined
    ? String(value)
    : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`
