import { createHash } from 'node:crypto'

/** The number of a user in message ids. It is computed from the user id, so no lookup is needed. */
export const tinyIDOf = (userID: string): string =>
  createHash('sha256').update(userID).digest().readBigUInt64BE().toString()
