import type { TopicName, Topics } from './topics'

/**
 * Publish/subscribe between processes. Events may be lost: a missed message is found in the database by its sequence.
 * Delivery to a process is in order per topic, at most once. Rule: SRV-5.
 */
export interface Bus {
  publish<Name extends TopicName>(topic: Name, message: Topics[Name]): void
  /** The returned function unsubscribes. */
  subscribe<Name extends TopicName>(topic: Name, receive: (message: Topics[Name]) => void): () => void
}
