import { inProcessBus } from '../src/adapters/in-process-bus'
import type { Bus } from '../src/ports/bus'
import type { TopicName, Topics } from '../src/ports/topics'

/** The buses of processes that get each other's events, as copies and later. */
export const linkedBuses = (count: number): readonly Bus[] => {
  const raise = (error: unknown) => {
    throw error
  }
  const ends = Array.from({ length: count }, () => inProcessBus(raise))
  return ends.map((own) => ({
    subscribe: own.subscribe,
    publish: <Name extends TopicName>(topic: Name, message: Topics[Name]) => {
      own.publish(topic, message)
      const text = JSON.stringify(message)
      for (const other of ends)
        if (other !== own) setImmediate(() => other.publish(topic, JSON.parse(text) as Topics[Name]))
    },
  }))
}
