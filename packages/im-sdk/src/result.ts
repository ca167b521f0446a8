import { asImError } from './protocol/im-error'

/** What every call resolves with. */
export interface Result<Data> {
  readonly code: 0
  readonly data: Data
}

/** Runs a call: its answer becomes a result, and whatever it throws an `ImError`. */
export const toResult = async <Data>(run: () => Data | Promise<Data>): Promise<Result<Data>> => {
  try {
    return { code: 0, data: await run() }
  } catch (thrown) {
    throw asImError(thrown)
  }
}
