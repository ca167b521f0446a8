import { IndexedDatabase, settled } from '../store/indexed-database'
import type { KeptMessage, OutboxStorage } from './outbox-storage'

const MESSAGES = 'messages'
const USER = 'user'

/** Unsent messages in IndexedDB, which also stores files. */
export const indexedDBOutbox = (name = 'im-sdk-outbox'): OutboxStorage => {
  const database = new IndexedDatabase(name, (created) => {
    created.createObjectStore(MESSAGES, { autoIncrement: true }).createIndex(USER, USER)
  })
  const change = <Value>(use: (messages: IDBObjectStore) => Promise<Value>) =>
    database.within('readwrite', MESSAGES, use)
  return {
    add: (kept, fits) =>
      change(async (messages) => {
        const others: KeptMessage[] = await settled(messages.index(USER).getAll(kept.user))
        return fits(others) ? Number(await settled(messages.add(kept))) : null
      }),
    remove: (key) => change((messages) => settled(messages.delete(key))),
    take: (user, owner, isGone) =>
      change(async (messages) => {
        const index = messages.index(USER)
        const [keys, all] = await Promise.all([settled(index.getAllKeys(user)), settled(index.getAll(user))])
        const found = all.map((kept: KeptMessage, place) => [Number(keys[place]), kept] as const)
        const taken = found.filter(([, kept]) => isGone(kept.owner))
        for (const [key, kept] of taken) messages.put({ ...kept, owner }, key)
        return taken
      }),
  }
}
