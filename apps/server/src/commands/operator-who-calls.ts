import { userInfo } from 'node:os'
import type { Operator } from './admin/note-change'

/** Who calls: `OPERATOR`, or the user of the system. */
export const operatorWhoCalls = (): Operator => ({
  name: process.env['OPERATOR'] ?? nameOfUser(),
  now: Math.floor(Date.now() / 1_000),
})

/** A container may run as a user whom the system does not know. */
const nameOfUser = (): string => {
  try {
    return userInfo().username
  } catch {
    throw new Error('Set OPERATOR to your name: the system does not know the user who runs this command.')
  }
}
