/** Storage for a page that shares its origin with the app, whose session and settings must stay as they are. */
export const memoryStorage = (): Storage => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

/** Sets a property of an object until the returned function is called. */
export const replaced = <Owner extends object>(owner: Owner, name: keyof Owner, value: unknown): (() => void) => {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  return () => {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  }
}
