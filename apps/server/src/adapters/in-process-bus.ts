import type { Bus } from '../ports/bus'
import type { TopicName } from '../ports/topics'

/** For one process. A receiver that throws does not keep the others from hearing. */
export const inProcessBus = (onError: (error: unknown) => void): Bus => {
  const topics = new Map<TopicName, Set<(message: never) => void>>()
  return {
    publish: (topic, message) => {
      for (const receive of topics.get(topic) ?? []) {
        try {
          // `subscribe` puts under a topic only who takes its messages; a map cannot say so.
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
