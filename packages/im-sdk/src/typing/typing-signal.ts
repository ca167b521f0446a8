import { TYPES } from '../protocol/constants'
import { jsonObject } from '../store/json-object'
import type { Message } from '../store/message'

/** The data of a custom message as UI kits of the known web chat SDKs send and read it. */
const SIGNAL = { businessID: 'user_typing_status', typingStatus: 1, version: 1, userAction: 14 }

export const typingPayload = { data: JSON.stringify(SIGNAL), description: '', extension: '' }

/** Whether the sender types; null if the message is about something else. */
export const typingIn = (message: Message): boolean | null => {
  if (message.type !== TYPES.MSG_CUSTOM || !message.onlineOnlyFlag) return null
  const { data } = message.payload
  /** Most custom messages of an app are not, and may be long. */
  if (typeof data !== 'string' || data.length > LONGEST) return null
  const { businessID, typingStatus } = jsonObject(data) ?? {}
  return businessID === SIGNAL.businessID ? typingStatus === SIGNAL.typingStatus : null
}

const LONGEST = 500
