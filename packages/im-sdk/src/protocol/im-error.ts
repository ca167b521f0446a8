import { ERRORS, errorNameOf, type ErrorName, type ErrorRangeName } from './errors'

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

/** An error of the catalogue, with its own words or better ones for the case. */
export const imError = (name: ErrorName, message?: string, cause?: unknown): ImError =>
  new ImError(ERRORS[name].code, name, message ?? ERRORS[name].message, cause === undefined ? undefined : { cause })

/** The error of a server's answer: the code decides the name, the server's words win over the catalogue's. */
export const imErrorOfCode = (code: number, info: string): ImError => {
  const name = errorNameOf(code)
  const words = name in ERRORS ? ERRORS[name as ErrorName].message : 'The server refused the request.'
  return new ImError(code, name, info === '' ? words : info)
}

/** Whatever was thrown, as a named error: nothing nameless leaves the engine. */
export const asImError = (thrown: unknown): ImError =>
  thrown instanceof ImError ? thrown : imError('UNEXPECTED', undefined, thrown)
