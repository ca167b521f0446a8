/** The result of `run`, or null if it throws. For storage, which may be forbidden, full or missing. */
export const attempt = <T>(run: () => T): T | null => {
  try {
    return run()
  } catch {
    return null
  }
}
