import type { ErrorRows } from './error-row'

/** Errors of the search on the device. Rule: IM-44. */
export const LOCAL_SEARCH_ERRORS = {
  LOCAL_SEARCH_UNAVAILABLE: {
    code: 3170,
    message: 'This page cannot search: it has no IndexedDB, or IndexedDB has failed; see `cause`.',
  },
} as const satisfies ErrorRows
