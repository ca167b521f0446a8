import type { ErrorName } from './errors/catalogue'
import { CORE_ERRORS } from './errors/core'
import { codeOf, wordsOf, type ErrorRow } from './errors/error-row'
import { rangeOf, type ErrorRangeName } from './errors/ranges'

/** What every call of the engine rejects with. Test `errorName` (or `code`), never the words. */
export class ImError extends Error {
  override readonly name = 'ImError'

  constructor(
    readonly code: number,
    readonly errorName: ErrorName | ErrorRangeName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Makes errors of some rows of the catalogue, with their own words or better ones for the case: a module has its own.
 */
export const errorsOf =
  <Name extends ErrorName>(rows: Readonly<Record<Name, ErrorRow | number>>) =>
  (name: Name, message?: string, cause?: unknown): ImError =>
    new ImError(
      codeOf(rows[name]),
      name,
      message ?? wordsOf(name, rows[name]),
      cause === undefined ? undefined : { cause },
    )

/** An error that the core entry raises. */
export const imError = errorsOf(CORE_ERRORS)

const NAME = /^[A-Z][A-Z\d_]+$/

/**
 * The error of a server's answer, whose words are the server's. `known` is what this code is called here. Of one that
 * is not known the server says the name, and without one it is named after its range.
 */
export const errorOfCode = (code: number, info: string, known: ErrorName | undefined, toldName = ''): ImError => {
  const told = NAME.test(toldName) ? (toldName as ErrorName) : rangeOf(code)
  const name = known ?? told
  return new ImError(code, name, info === '' ? `The server refused the request: ${name}, code ${code}.` : info)
}

/** Whatever was thrown, as a named error: nothing nameless leaves the engine. */
export const asImError = (thrown: unknown): ImError =>
  thrown instanceof ImError ? thrown : imError('UNEXPECTED', undefined, thrown)
