import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { groupConversationID, type ConversationID } from '../protocol/ids'
import { clearHistory } from '../store/clear-history'
import type { ConversationRecord } from '../store/conversation-record'
import type { Message } from '../store/message'
import type { ServerTopic } from './to-topic'
import { takeTopic, withRecord, type HeldTopic } from './topic-changes'

type Context = Pick<ModuleContext, 'conversations' | 'timelines'>

/** A topic of the server with what pushes have brought since. */
export const joined = (
  { conversations, timelines }: Context,
  known: HeldTopic | undefined,
  found: ServerTopic,
): HeldTopic => {
  const { topic, last } = found
  const { topicID, nextMessageSeq } = topic
  const held = known !== undefined && known.since > nextMessageSeq ? known : { topic, last, since: nextMessageSeq }
  const record = conversations.open(groupConversationID(topicID))
  if (record === null) return held
  takeTopic(record, found)
  record.snapshot = null
  if (found.clearSeq > record.own.clearSeq) {
    record.own = { ...record.own, clearSeq: found.clearSeq }
    clearHistory({ conversations, timelines }, record)
  }
  return withRecord(held, record)
}

/** Messages that no push has brought are fetched if the messages of their topic are loaded. */
export const recover = ({ conversations, timelines }: Context, topicIDs: Iterable<string>): void => {
  const behind = new Map<ConversationID, readonly Message[]>()
  for (const conversationID of Array.from(topicIDs, groupConversationID)) {
    const timeline = timelines.get(conversationID)?.timeline
    const record = conversations.get(conversationID)
    if (timeline?.hasPlace && record && isPushed(record) && record.sequence > timeline.top)
      behind.set(conversationID, [])
  }
  timelines.fellBehind(behind)
}

/** The topics are gone, and their messages with them. */
export const forget = ({ conversations, timelines }: Context, topicIDs: Iterable<string>): void => {
  for (const conversationID of Array.from(topicIDs, groupConversationID)) {
    conversations.remove(conversationID)
    timelines.forget(conversationID)
  }
}

const isPushed = ({ own }: ConversationRecord): boolean => own.messageRemindType !== TYPES.MSG_REMIND_DISCARD
