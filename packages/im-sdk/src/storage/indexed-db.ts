import { IndexedDatabase, settled } from '../store/indexed-database'
import type { ChatStorage } from '../store/storage'

const ITEMS = 'items'

/**
 * A storage in IndexedDB, for data too large for `localStorage` and for pages that must not block on it. Every call
 * may reject.
 */
export const indexedDBStorage = (name = 'im-sdk'): ChatStorage => {
  const database = new IndexedDatabase(name, (created) => created.createObjectStore(ITEMS))
  return {
    getItem: async (key) => {
      const value: unknown = await database.within('readonly', ITEMS, (items) => settled(items.get(key)))
      return typeof value === 'string' ? value : null
    },
    setItem: async (key, value) => {
      await database.within('readwrite', ITEMS, (items) => settled(items.put(value, key)))
    },
  }
}
