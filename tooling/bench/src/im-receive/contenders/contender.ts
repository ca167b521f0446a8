import type { Feed } from '../feed'

/** One way to get messages from a server to a client; both sides are started in processes of their own. */
export interface Contender {
  readonly title: string
  listen(port: number): Promise<FeedServer>
  connect(port: number): Promise<FeedClient>
}

export interface FeedServer {
  /** Encodes a feed beforehand where the library allows that, and answers how to send it. */
  prepare(feed: Feed): () => Promise<void>
}

export interface FeedClient {
  /** Resolves when so many messages have arrived; rejects when what they left behind is not what it should be. */
  receive(count: number): Promise<void>
  close(): Promise<void>
}
