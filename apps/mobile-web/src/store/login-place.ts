import { BACKURL_KEY, safePath } from '@org/domain'

/** Remembers where the fan is, for after the login. Forbidden storage only loses the way back. Source: app.md §6. */
export const rememberPlace = (path: string) => {
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
