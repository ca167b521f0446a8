import { ERRORS, imError as errorOf, type ErrorName, type ImError } from '@org/im-sdk/protocol'

/** An error of the contract with its message, and an optional sentence about the case. */
export const imError = (name: ErrorName, detail = ''): ImError =>
  errorOf(name, detail === '' ? undefined : `${ERRORS[name].message} ${detail}`)
