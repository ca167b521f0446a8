import { imError } from './im-error'

type TypeName = 'string' | 'function'

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

/** The type of a value for an error message: `a number`, `an object`, `null`, `undefined`. */
export const describe = (value: unknown): string =>
  value === null || value === undefined
    ? String(value)
    : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`
