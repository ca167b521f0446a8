import type { KeptMessage, OutboxStorage } from '../outbox/outbox-storage'

/** Unsent messages in memory, for several starts of an app. */
export const memoryOutbox = () => {
  const kept = new Map<number, KeptMessage>()
  let keys = 0
  const storage: OutboxStorage = {
    add: async (added, fits) => {
      if (!fits([...kept.values()].filter(({ user }) => user === added.user))) return null
      kept.set(++keys, added)
      return keys
    },
    remove: async (key) => void kept.delete(key),
    take: async (user, owner, isGone) => {
      const taken = [...kept].filter(([, one]) => one.user === user && isGone(one.owner))
      for (const [key, one] of taken) kept.set(key, { ...one, owner })
      return taken
    },
  }
  return { kept, storage }
}
