import { BACKURL_KEY, pageOf, safePath, type PageName } from '@org/domain'

const WAYS_IN: readonly (PageName | undefined)[] = ['login', 'register', 'forgetPassword']

/**
 * Remembers where the fan is, for after the login, unless that is the way in itself. Forbidden storage only loses the
 * way back. Rule: DOM-35.
 */
export const rememberPlace = (path: string) => {
  if (WAYS_IN.includes(pageOf(path)?.name)) return
  try {
    localStorage.setItem(BACKURL_KEY, path)
  } catch {
    // Without storage the login leads to the index.
  }
}

/** The remembered place, read once; null when there is none within the app. Rule: DOM-32. */
export const takePlace = (): string | null => {
  try {
    const place = safePath(localStorage.getItem(BACKURL_KEY))
    localStorage.removeItem(BACKURL_KEY)
    return place
  } catch {
    return null
  }
}
