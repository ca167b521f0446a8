import { ERRORS, imError as errorOf, type ErrorName, type ImError } from '@org/im-sdk/protocol'

/** An error of the catalogue with its words, and a sentence on the case at hand where one helps. */
export const imError = (name: ErrorName, detail = ''): ImError =>
  errorOf(name, detail === '' ? undefined : `${ERRORS[name].message} ${detail}`)
