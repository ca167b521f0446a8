export interface HostSource {
  /** The API host list; empty until it is loaded. */
  list: readonly string[]
  /** A host picked by hand wins over the list; empty for none. */
  chosen: string
}

/** Gives the host of the next call: the chosen one, else the list in turn, else the default. Source: app.md §7. */
export const rotateHosts = (source: () => HostSource, fallback: string): (() => string) => {
  let turn = 0
  return () => {
    const { chosen, list } = source()
    if (chosen !== '') return chosen
    return list.length === 0 ? fallback : (list[turn++ % list.length] ?? fallback)
  }
}
