import { TYPES } from '../protocol/constants'
import { communityOfTopic } from '../protocol/ids'
import type { StoredMessage } from '../protocol/pushes'
import type { GroupAtInfo } from './message'

export const NOBODY: readonly string[] = []
export const NO_RECEIPT = { readCount: 0, unreadCount: 0, isPeerRead: false, timestamp: 0 }

/** A mention with the defaults of its fields. */
export const AT_INFO = { from: '', groupID: '', topicID: '', atTypeArray: [0], sequence: 0, random: 0 }

/** How another user's message mentions the user `myID`; null if it does not. */
export const mentionOf = (stored: StoredMessage, topicID: string, myID: string): GroupAtInfo | null => {
  const { groupAtInfo = NOBODY, fromAccount: from, sequence, random } = stored
  const groupID = communityOfTopic(stored.groupID) ?? stored.groupID
  const isAtMe = groupAtInfo.includes(myID)
  const isAtAll = groupAtInfo.includes(TYPES.MSG_AT_ALL)
  if (from === myID || !(isAtMe || isAtAll)) return null
  const atType = !isAtAll ? TYPES.CONV_AT_ME : isAtMe ? TYPES.CONV_AT_ALL_AT_ME : TYPES.CONV_AT_ALL
  return { from, groupID, topicID, atTypeArray: [atType], sequence, random }
}
