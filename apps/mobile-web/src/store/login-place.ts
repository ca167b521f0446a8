import { BACKURL_KEY, pageOf, safePath, type PageName } from '@org/domain'

const WAYS_IN: readonly (PageName | undefined)[] = ['login', 'register', 'forgetPassword']

/**
 * Stores the current page, to return to after the login, unless it is the login itself. If storage is forbidden, only
 * the return is lost. Rule: DOM-35.
 */
export const rememberPlace = (path: string) => {
  if (WAYS_IN.includes(pageOf(path)?.name)) return
  try {
    // A full storage keeps no new page, and must not keep the last one in its place.
    localStorage.removeItem(BACKURL_KEY)
    localStorage.setItem(BACKURL_KEY, path)
  } catch {
    // Without storage the login continues at the index.
  }
}

/** The stored page, read once; null if there is none within the app. Rule: DOM-32. */
export const takePlace = (): string | null => {
  try {
    const place = safePath(localStorage.getItem(BACKURL_KEY))
    localStorage.removeItem(BACKURL_KEY)
    return place
  } catch {
    return null
  }
}
