import type { StoredMessage } from '@org/im-sdk/protocol'
import { groupTopic, userTopic, type ChatTopic } from '../../ports/topics'
import { parseKey } from '../../store/im/conversation-id'
import { partnerOf } from '../../store/im/conversations'
import type { Call } from '../handler'

/** The topics of those who see a message: all of its conversation, or the receivers whom it was sent to. */
export const topicsOf = (
  convID: string,
  { sender, receivers }: { readonly sender: string; readonly receivers: readonly string[] | null },
): readonly ChatTopic[] => {
  if (receivers !== null) return [...new Set([sender, ...receivers])].map(userTopic)
  const key = parseKey(convID)
  return key.type === 'group' ? [groupTopic(key.groupID)] : key.users.map(userTopic)
}

/** Tells the devices on these topics the present state of messages, except the one that changed them. */
export const publishChanges = (
  { im, connection }: Call,
  topics: readonly ChatTopic[],
  messageList: readonly StoredMessage[],
): void => {
  if (messageList.length === 0) return
  const push = { messageList: [...messageList], deletedList: [] }
  for (const topic of topics) im.fanout.publishTo(topic, { kind: 'changes', push, origin: connection.id })
}

/**
 * Tells the user's devices what the user has deleted; also the one that did it, which may have stopped waiting for the
 * reply and would not learn of it before the next sync.
 */
export const publishDeleted = ({ im, userID }: Call, convID: string, sequences: readonly number[]): void => {
  if (sequences.length === 0) return
  const push = { messageList: [], deletedList: [deletedIn(convID, userID, sequences)] }
  im.fanout.publishTo(userTopic(userID), { kind: 'changes', push, origin: '' })
}

export const deletedIn = (convID: string, userID: string, sequences: readonly number[]) => {
  const { type, id } = partnerOf(convID, userID)
  return {
    toAccount: type === 'c2c' ? id : '',
    groupID: type === 'group' ? id : '',
    sequenceList: [...sequences],
  }
}
