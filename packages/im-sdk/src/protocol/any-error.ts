import { ERRORS, nameOfCode } from './errors/catalogue'
import { errorOfCode, errorsOf, type ImError } from './im-error'

/** An error of the whole catalogue, for servers and tests: a client would carry the words of all. */
export const anyError = errorsOf(ERRORS)

/** The error of a code, by the whole catalogue. */
export const imErrorOfCode = (code: number, info: string, toldName = ''): ImError =>
  errorOfCode(code, info, nameOfCode(code), toldName)
