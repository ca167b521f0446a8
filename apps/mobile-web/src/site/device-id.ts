const KEY = 'device-id'

/**
 * A random id of this browser, which tells the server that its owner has logged in here before. Forbidden storage gives a
 * new one each time, and a captcha more.
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

/** `randomUUID` is for secure addresses only. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
