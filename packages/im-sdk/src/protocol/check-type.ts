import { imError } from './im-error'

type TypeName = 'string' | 'function' | 'boolean'

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
