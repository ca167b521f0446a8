import type { ErrorName } from './errors/catalogue'
import { CORE_ERRORS } from './errors/core'
import type { ErrorRow } from './errors/error-row'
import { rangeOf, type ErrorRangeName } from './errors/ranges'
import { SERVER_ERRORS } from './errors/server'

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
  <Name extends ErrorName>(rows: Readonly<Record<Name, ErrorRow>>) =>
  (name: Name, message?: string, cause?: unknown): ImError =>
    new ImError(rows[name].code, name, message ?? rows[name].message, cause === undefined ? undefined : { cause })

/** An error that the core entry raises. */
export const imError = errorsOf(CORE_ERRORS)

const answers: ReadonlyMap<number, ErrorName> = new Map(
  ([CORE_ERRORS, SERVER_ERRORS] as const).flatMap((rows) =>
    Object.entries(rows).map(([name, row]): [number, ErrorName] => [
      typeof row === 'number' ? row : row.code,
      name as ErrorName,
    ]),
  ),
)

const NAME = /^[A-Z][A-Z\d_]+$/

/**
 * The error of a server's answer, whose words are the server's. A client does not carry the whole catalogue: of a code
 * that it does not know, the server says the name, and without one it is named after its range.
 */
export const imErrorOfCode = (code: number, info: string, toldName = ''): ImError => {
  const told = NAME.test(toldName) ? (toldName as ErrorName) : rangeOf(code)
  const name = answers.get(code) ?? told
  return new ImError(code, name, info === '' ? `The server refused the request: ${name}, code ${code}.` : info)
}

/** Whatever was thrown, as a named error: nothing nameless leaves the engine. */
export const asImError = (thrown: unknown): ImError =>
  thrown instanceof ImError ? thrown : imError('UNEXPECTED', undefined, thrown)
