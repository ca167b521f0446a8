export interface Limiter {
  /** Takes one of `count` calls per `perMs` for the key; false when none is left. */
  take(key: string, limit: { count: number; perMs: number }): Promise<boolean>
}
