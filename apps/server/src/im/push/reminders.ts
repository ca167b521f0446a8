import { communityOfTopic, type MessageRemindType, type PushBodies } from '@org/im-sdk/protocol'
import type { Kysely } from 'kysely'
import { discarded } from '../../store/im/change-conversations'
import { c2cKey, groupKey, parseKey } from '../../store/im/conversation-id'
import type { Connection } from '../gateway/connection'
import type { Database } from '../../store/schema'

/** Reads which conversations the user of a connection discards. Rule: IM-61. */
export const loadReminders = async (db: Kysely<Database>, connection: Connection, userID: string): Promise<void> => {
  for (let changes = -1; changes !== connection.reminderChanges && !connection.isClosed;) {
    changes = connection.reminderChanges
    const found = await discarded(db, userID)
    if (changes === connection.reminderChanges) connection.discarded = found
  }
}

/** The user has changed these conversations. */
export const noteReminders = (
  connection: Connection,
  userID: string,
  { conversationList }: PushBodies['pushConversations'],
): void => {
  for (const { type, toAccount, groupID, messageRemindType } of conversationList)
    noteReminder(connection, type === 1 ? c2cKey(userID, toAccount) : groupKey(groupID), messageRemindType)
}

export const noteReminder = (
  connection: Connection,
  convID: string,
  messageRemindType: MessageRemindType | undefined,
): void => {
  connection.reminderChanges += 1
  const next = new Map(connection.discarded)
  if (messageRemindType === 'Discard' || communityOf(convID) !== null) next.set(convID, messageRemindType === 'Discard')
  else next.delete(convID)
  connection.discarded = next
}

/** The user discards the messages of others in this conversation. */
export const isDiscarded = ({ discarded: known }: Connection, convID: string): boolean => {
  const community = communityOf(convID)
  return known.get(convID) ?? (community !== null && known.get(groupKey(community)) === true)
}

const communityOf = (convID: string): string | null => {
  const key = parseKey(convID)
  return key.type === 'group' ? communityOfTopic(key.groupID) : null
}
