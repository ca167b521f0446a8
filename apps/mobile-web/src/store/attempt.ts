/** What `run` gives, null when it throws: storage may be forbidden, full or gone, and nothing depends on it. */
export const attempt = <T>(run: () => T): T | null => {
  try {
    return run()
  } catch {
    return null
  }
}
