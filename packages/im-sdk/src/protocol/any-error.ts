import { ERRORS, nameOfCode } from './errors/catalogue'
import { errorOfCode, errorsOf, type ImError } from './im-error'

/** An error from the whole catalogue, for servers and tests. Clients do not import it because it includes all texts. */
export const anyError = errorsOf(ERRORS)

/** The error of a code, from the whole catalogue. */
export const imErrorOfCode = (code: number, info: string, toldName = ''): ImError =>
  errorOfCode(code, info, nameOfCode(code), toldName)
