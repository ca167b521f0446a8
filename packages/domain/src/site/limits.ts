/** Limits of the app. Source: app.md §8, §9. */
export const LIMITS = {
  /** Until a REST call is given up, in ms. */
  apiTimeoutMs: 10_000,
  /** Entries of a page of a list. */
  pageSize: 20,
  /** Visited leagues kept. */
  visitedLeagues: 15,
  /** Searches kept. */
  searchHistory: 5,
  /** No second failure toast is shown for this long, in ms; the end is exclusive. */
  failureToastLockMs: 2000,
} as const
