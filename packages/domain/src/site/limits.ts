/** Limits of the app. Rules: DOM-64, DOM-100, DOM-101, DOM-102. */
export const LIMITS = {
  /** The timeout of a REST call, in ms. */
  apiTimeoutMs: 10_000,
  /** Entries per page of a list. */
  pageSize: 20,
  /** How many visited leagues are kept. */
  visitedLeagues: 15,
  /** How many matches the list of the collected ones has. */
  collectedMatches: 200,
  /** How many searches are kept. */
  searchHistory: 5,
  /** No second failure toast is shown for this long, in ms; the end is exclusive. */
  failureToastLockMs: 2000,
} as const
