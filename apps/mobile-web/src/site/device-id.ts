const KEY = 'device-id'

/**
 * A random id of this browser, which tells the server that the user has logged in here before. If storage is forbidden
 * the id is new each time, which costs a captcha.
 */
export const deviceId = (): string => {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept) return kept
    const id = newId()
    localStorage.setItem(KEY, id)
    return id
  } catch {
    return newId()
  }
}

/** `randomUUID` exists only in secure contexts. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
