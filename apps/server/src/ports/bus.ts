import type { TopicName, Topics } from './topics'

/**
 * A doorbell between processes, never the truth: a message that is missed is found again in SQL by its sequence.
 * Delivery to a process is in order per topic, at most once.
 */
export interface Bus {
  publish<Name extends TopicName>(topic: Name, message: Topics[Name]): void
  /** The returned function ends the subscription. */
  subscribe<Name extends TopicName>(topic: Name, receive: (message: Topics[Name]) => void): () => void
}
