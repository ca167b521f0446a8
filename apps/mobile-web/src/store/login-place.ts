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

/** Where a login leads: the remembered place, read once, or the index. Source: decisions 26. */
export const takePlace = (): string => {
  try {
    const place = safePath(localStorage.getItem(BACKURL_KEY))
    localStorage.removeItem(BACKURL_KEY)
    return place ?? '/'
  } catch {
    return '/'
  }
}
