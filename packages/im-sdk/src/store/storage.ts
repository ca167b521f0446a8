/** The port for persistent storage: the part of `localStorage` that is used. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** The same for storages that may answer asynchronously. Any call may fail. */
export interface ChatStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
}

/** The browser's storage; null if there is none or access is forbidden. Node 25 has an object without methods. */
export const browserStorage = (): KeyValueStorage | null => {
  try {
    const { localStorage } = globalThis
    return typeof localStorage?.getItem === 'function' ? localStorage : null
  } catch {
    return null
  }
}
