import { TYPES } from '../protocol/constants'
import type { Message } from './message'

/** What the server needs to find a message that it has stored. */
export const referenceTo = ({ conversationType, from, to, sequence }: Message) => {
  const isC2C = conversationType === TYPES.CONV_C2C
  return { fromAccount: from, toAccount: isC2C ? to : '', groupID: isC2C ? '' : to, sequence }
}
