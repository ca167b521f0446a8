import { createHash } from 'node:crypto'

/** The number of a user that message ids carry. Made from the id, so every process knows it without asking. */
export const tinyIDOf = (userID: string): string =>
  createHash('sha256').update(userID).digest().readBigUInt64BE().toString()
