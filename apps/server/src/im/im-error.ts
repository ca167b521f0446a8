import { ERRORS, type ErrorName } from '@org/im-sdk/protocol'

/** A refusal with a name of the error catalogue; the router turns it into the reply's code and words. */
export class ImError extends Error {
  override readonly name: ErrorName
  readonly code: number

  constructor(name: ErrorName, detail = '') {
    super(detail === '' ? ERRORS[name].message : `${ERRORS[name].message} ${detail}`)
    this.name = name
    this.code = ERRORS[name].code
  }
}
