/**
 * A doorbell between processes, never the truth: a message that is missed is found again in SQL by its sequence.
 * Delivery to a process is in order per topic, at most once.
 */
export interface Bus {
  publish(topic: string, message: unknown): void
  /** The returned function ends the subscription. */
  subscribe(topic: string, receive: (message: unknown) => void): () => void
}
