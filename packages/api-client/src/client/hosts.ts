export interface HostSource {
  /** The API host list; empty until it is loaded. */
  list: readonly string[]
  /** A chosen host takes precedence over the list; empty for none. */
  chosen: string
}

/**
 * Returns the host of the next call: the chosen one, otherwise the next of the list, otherwise the default. Rule: API-2.
 */
export const rotateHosts = (source: () => HostSource, fallback: string): (() => string) => {
  let turn = 0
  return () => {
    const { chosen, list } = source()
    if (chosen !== '') return chosen
    return list.length === 0 ? fallback : (list[turn++ % list.length] ?? fallback)
  }
}
