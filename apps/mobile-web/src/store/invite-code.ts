/**
 * The invite code of an address, or the last one that this tab has kept; empty for none. If storage is forbidden, only the
 * address has it.
 */
export const inviteCodeOf = (query: URLSearchParams): string => {
  const given = query.get('inviteCode')
  if (given !== null) keepInviteCode(given)
  try {
    return given ?? sessionStorage.getItem(KEY) ?? ''
  } catch {
    return given ?? ''
  }
}

/** Keeps a code for the other ways to register, until the tab is closed. */
export const keepInviteCode = (code: string): void => {
  try {
    sessionStorage.setItem(KEY, code)
  } catch {
    // The field still has it.
  }
}

const KEY = 'inviteCode'
