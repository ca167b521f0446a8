import type { MessageItem } from '../message-row'

/** A line between messages. */
export interface MessageDivider {
  kind: 'divider'
  id: string
  /**
   * `time`: when the next messages were sent. `tip`: what happened, such as a message taken back. `notice`: what the
   * system or an administrator says. `unread`: where the new messages begin; the list opens there.
   */
  look: 'time' | 'tip' | 'notice' | 'unread'
  text: string
  /** A link after the text, e.g. "Edit again"; it calls `onTip`. */
  action?: string
}

/** One row of a list of messages. The adapter `messageRows` makes them from the messages of the engine. */
export type MessageListItem = MessageItem | MessageDivider
