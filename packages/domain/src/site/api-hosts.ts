import { fieldsOf, recordsOf } from '../input'
/** A host that REST calls can go to. Rule: DOM-98. */
export interface ApiHost {
  url: string
}

/** The hosts, and the URL of the chosen one; null while none is chosen. */
export interface ApiHosts {
  hosts: readonly ApiHost[]
  selected: string | null
}

/**
 * The hosts after the list was reloaded: the old list is replaced, and the first host is chosen if none is chosen or
 * the chosen one is no longer in the list (ours).
 *
 * Rule: DOM-98.
 *
 * @example
 * const loaded = [{ url: 'https://a.example' }, { url: 'https://b.example' }]
 * reloadHosts({ hosts: [], selected: null }, loaded).selected // => 'https://a.example'
 * reloadHosts({ hosts: [], selected: 'https://b.example' }, loaded).selected // => 'https://b.example'
 */
export const reloadHosts = (state: ApiHosts, hosts: readonly ApiHost[]): ApiHosts => {
  const { selected } = fieldsOf(state)
  const known = recordsOf(hosts)
  return { hosts: known, selected: (known.find(({ url }) => url === selected) ?? known[0])?.url ?? null }
}
