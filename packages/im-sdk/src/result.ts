import { asImError } from './protocol/im-error'

/** The value with which every call resolves. */
export interface Result<Data> {
  readonly code: 0
  readonly data: Data
}

/** Runs a call, wraps its value in a result, and converts anything thrown to an `ImError`. */
export const toResult = async <Data>(run: () => Data | Promise<Data>): Promise<Result<Data>> => {
  try {
    return { code: 0, data: await run() }
  } catch (thrown) {
    throw asImError(thrown)
  }
}
