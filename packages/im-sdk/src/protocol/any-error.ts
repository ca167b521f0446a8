import { ERRORS } from './errors/catalogue'
import { errorsOf } from './im-error'

/** An error of the whole catalogue, for servers and tests: a client would carry the words of all. */
export const anyError = errorsOf(ERRORS)
