const KEY = 'im_instance'

/** One id for all tabs of this browser, so that they are one device to the server; a new one where storage is forbidden. */
export const instanceID = (): string => {
  try {
    const known = localStorage.getItem(KEY)
    if (known) return known
    const fresh = crypto.randomUUID()
    localStorage.setItem(KEY, fresh)
    return fresh
  } catch {
    return crypto.randomUUID()
  }
}
