import type { Feed } from '../feed'

/** One way to get messages from a server to a client; both sides run in their own processes. */
export interface Contender {
  readonly title: string
  listen(port: number): Promise<FeedServer>
  connect(port: number): Promise<FeedClient>
}

export interface FeedServer {
  /** Encodes a feed in advance if the library allows it, and returns a function that sends it. */
  prepare(feed: Feed): () => Promise<void>
}

export interface FeedClient {
  /** Resolves when this many messages have arrived; rejects if the resulting state is wrong. */
  receive(count: number): Promise<void>
  close(): Promise<void>
}
