import type { Bus } from '../ports/bus'
import type { TopicName } from '../ports/topics'

/** For a single process. A listener that throws does not affect the others. */
export const inProcessBus = (onError: (error: unknown) => void): Bus => {
  const topics = new Map<TopicName, Set<(message: never) => void>>()
  return {
    publish: (topic, message) => {
      for (const receive of topics.get(topic) ?? []) {
        try {
          // `subscribe` adds only listeners of the topic's type, which the type of a map cannot express.
          receive(message as never)
        } catch (error) {
          onError(error)
        }
      }
    },
    subscribe: (topic, receive) => {
      const receivers = topics.get(topic) ?? new Set()
      topics.set(topic, receivers.add(receive))
      return () => {
        receivers.delete(receive)
        if (receivers.size === 0) topics.delete(topic)
      }
    },
  }
}
