import type { ChatStorage } from '../store/storage'

const ITEMS = 'items'

/**
 * A storage in IndexedDB, for data too large for `localStorage` and for pages that must not block on it. Every call
 * may reject.
 */
export const indexedDBStorage = (name = 'im-sdk'): ChatStorage => {
  let opening: Promise<IDBDatabase> | null = null

  const open = (): Promise<IDBDatabase> => {
    opening ??= openDatabase(name, () => (opening = null)).catch((reason: unknown) => {
      opening = null
      throw reason
    })
    return opening
  }

  const inItems = async <T>(mode: IDBTransactionMode, run: (items: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open()
    return settled(run(database.transaction(ITEMS, mode).objectStore(ITEMS)))
  }

  return {
    getItem: async (key) => {
      const value: unknown = await inItems('readonly', (items) => items.get(key))
      return typeof value === 'string' ? value : null
    },
    setItem: async (key, value) => {
      await inItems('readwrite', (items) => items.put(value, key))
    },
  }
}

const openDatabase = async (name: string, onClosed: () => void): Promise<IDBDatabase> => {
  const request = globalThis.indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(ITEMS))
  const database = await settled(request)
  database.addEventListener('close', onClosed)
  /** Another tab wants to delete the database or open a newer version. */
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  return database
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB has failed.')))
  })
