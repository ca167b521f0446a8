/** What the browser keeps of the app so that it opens without a network: its files and the last replies of its pages. */
export interface AppCache {
  /** In bytes; 0 in a browser that keeps nothing. */
  size(): Promise<number>
  /** Removes all of it. What only this device has stays: drafts, unsent messages, settings and the session. */
  clear(): Promise<void>
}

export const appCache = (): AppCache => {
  /** The caches of this origin are all of the app. Rejects where storage is forbidden. */
  const open = async () => {
    // Absent where the page has no secure address, as in tests of a phone by its network address.
    const storage: CacheStorage | undefined = globalThis.caches
    if (storage === undefined) return []
    const names = await storage.keys()
    return Promise.all(names.map((name) => storage.open(name)))
  }
  return {
    size: () =>
      open()
        .then((caches) => Promise.all(caches.map(sizeOf)))
        .then((sizes) => sizes.reduce((sum, size) => sum + size, 0))
        .catch(() => 0),
    // Entry by entry: the code that has a deleted cache open would write to it in vain.
    clear: async () => {
      for (const cache of await open())
        await Promise.all((await cache.keys()).map((request) => cache.delete(request, { ignoreVary: true })))
    },
  }
}

const sizeOf = async (cache: Cache): Promise<number> => {
  let size = 0
  for (const reply of await cache.matchAll()) size += (await reply.blob()).size
  return size
}
