import type { ErrorName } from './errors/catalogue'
import { CORE_ERRORS } from './errors/core'
import { codeOf, wordsOf, type ErrorRow } from './errors/error-row'
import { rangeOf, type ErrorRangeName } from './errors/ranges'

/** The error with which every call of the engine rejects. Test `errorName` or `code`, not the message. */
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
 * Returns a factory for the errors of some rows, with the row's text or a more specific one. Each module has its own
 * factory.
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
 * The error of a server's reply, with the server's text. `known` is the name of this code here. An unknown code gets
 * the name that the server sends, or else the name of its range.
 */
export const errorOfCode = (code: number, info: string, known: ErrorName | undefined, toldName = ''): ImError => {
  const told = NAME.test(toldName) ? (toldName as ErrorName) : rangeOf(code)
  const name = known ?? told
  return new ImError(code, name, info === '' ? `The server refused the request: ${name}, code ${code}.` : info)
}

/** Converts anything thrown to an `ImError`, so that the engine never rejects with anything else. */
export const asImError = (thrown: unknown): ImError =>
  thrown instanceof ImError ? thrown : imError('UNEXPECTED', undefined, thrown)
