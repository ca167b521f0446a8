import type { Store } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { attempt } from './attempt'
import { attributionFields } from './attribution'
import type { RootState } from './store'

const VERSION = 1

/** What survives a reload: nothing that a server owns. */
const persisted = v.object({
  version: v.literal(VERSION),
  preferences: v.object({ mode: v.picklist(['light', 'dark']), lang: v.picklist(['cn', 'pt-br']) }),
  attribution: v.optional(attributionFields, {}),
  session: v.object({
    uid: v.number(),
    token: v.string(),
    guest: v.nullable(v.object({ userid: v.string(), txim_sign: v.string(), expire_time: v.number() })),
  }),
  matchPreferences: v.object({ collapsed: v.array(v.string()), sport: v.picklist([1, 2, 3]) }),
})
type Persisted = v.InferOutput<typeof persisted>

/** The key ends with `_store`. Source: app.md §3. */
export const storeKey = (site: string) => `${site}_store`

/**
 * The state of the last visit; nothing when there is none, it is broken, or storage is forbidden. Never stops the
 * start.
 */
export const loadState = (site: string): Partial<Omit<Persisted, 'version'>> => {
  const text = attempt(() => localStorage.getItem(storeKey(site)))
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), persisted), text)
  if (!parsed.success) return {}
  const { version: _, ...state } = parsed.output
  return state
}

const WRITE_AFTER_MS = 300

/** Writes the state after changes and when the page is left. A full storage loses the write, never the app. */
export const persistStore = (site: string, store: Pick<Store<RootState>, 'getState' | 'subscribe'>) => {
  let last = serialise(store.getState())
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const next = serialise(store.getState())
    if (next === last) return
    last = next
    attempt(() => localStorage.setItem(storeKey(site), next))
  }
  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  })
  addEventListener('pagehide', write)
  const stop = () => {
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('pagehide', write)
  }
  return { flush: write, stop }
}

const serialise = ({ preferences, attribution, session, matchPreferences }: RootState) =>
  JSON.stringify({ version: VERSION, preferences, attribution, session, matchPreferences } satisfies Persisted)
