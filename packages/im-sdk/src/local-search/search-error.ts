import { LOCAL_SEARCH_ERRORS } from '../protocol/errors/local-search'
import { errorsOf, ImError } from '../protocol/im-error'

const unavailable = errorsOf(LOCAL_SEARCH_ERRORS)

/** What a failed IndexedDB throws has no code. */
export const searchError = (thrown: unknown): ImError =>
  thrown instanceof ImError ? thrown : unavailable('LOCAL_SEARCH_UNAVAILABLE', undefined, thrown)
