import { BACKURL_KEY, safePath } from '@org/domain'

const AUTH_PATHS = ['/login', '/register']

/**
 * Remembers where the fan is, for after the login, unless that is the way in itself. Forbidden storage only loses the
 * way back. Source: app.md §6.
 */
export const rememberPlace = (path: string) => {
  if (AUTH_PATHS.includes(path.split('?')[0] ?? '')) return
  try {
    localStorage.setItem(BACKURL_KEY, path)
  } catch {
    // Without storage the login leads to the index.
  }
}

/** The remembered place, read once; null when there is none within the app. Source: decisions 26. */
export const takePlace = (): string | null => {
  try {
    const place = safePath(localStorage.getItem(BACKURL_KEY))
    localStorage.removeItem(BACKURL_KEY)
    return place
  } catch {
    return null
  }
}
