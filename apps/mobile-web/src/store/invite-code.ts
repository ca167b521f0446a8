/**
 * The invite code of an address, or the last one with which a page of this tab was opened; empty for none. If storage is
 * forbidden, only the address has it.
 */
export const inviteCodeOf = (query: URLSearchParams): string => {
  const given = query.get('inviteCode')
  try {
    if (given !== null) sessionStorage.setItem(KEY, given)
    return given ?? sessionStorage.getItem(KEY) ?? ''
  } catch {
    return given ?? ''
  }
}

const KEY = 'inviteCode'
