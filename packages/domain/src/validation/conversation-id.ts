import { textOf } from '../input'
/** The parts of a conversation id. The `groupID` of a topic is its community's. */
export type ConversationRef =
  | { kind: 'c2c'; userID: string }
  | { kind: 'group'; groupID: string }
  | { kind: 'topic'; groupID: string; topicID: string }
  | { kind: 'system' }

/** The id of the system conversation. */
export const SYSTEM_CONVERSATION_ID = '@TIM#SYSTEM'

/**
 * The parts of a conversation id; null if it is not valid: `C2C` + user, `GROUP` + group or topic, or the system's.
 *
 * Rule: DOM-79.
 *
 * @example
 * parseConversationId('C2Cfan-7') // => { kind: 'c2c', userID: 'fan-7' }
 * parseConversationId('GROUP@TGS#_c1@TOPIC#_t1') // => { kind: 'topic', groupID: '@TGS#_c1', topicID: '@TGS#_c1@TOPIC#_t1' }
 * parseConversationId('fan-7') // => null
 */
export const parseConversationId = (id: string): ConversationRef | null => {
  if (id === SYSTEM_CONVERSATION_ID) return { kind: 'system' }
  const [, prefix, target] = /^(C2C|GROUP)(.+)/s.exec(textOf(id)) ?? []
  if (target === undefined) return null
  if (prefix === 'C2C') return { kind: 'c2c', userID: target }
  const [, community] = /^(@TGS#_.+)@TOPIC#_./s.exec(target) ?? []
  return community === undefined
    ? { kind: 'group', groupID: target }
    : { kind: 'topic', groupID: community, topicID: target }
}

/**
 * The conversation id of its parts; the reverse of `parseConversationId`. Null for an unknown kind.
 *
 * @example
 * conversationIdOf({ kind: 'group', groupID: 'NOTIFY_ROOM' }) // => 'GROUPNOTIFY_ROOM'
 */
export const conversationIdOf = (ref: ConversationRef): string | null => {
  switch (ref?.kind) {
    case 'c2c':
      return `C2C${ref.userID}`
    case 'group':
      return `GROUP${ref.groupID}`
    case 'topic':
      return `GROUP${ref.topicID}`
    case 'system':
      return SYSTEM_CONVERSATION_ID
    default:
      return null
  }
}
