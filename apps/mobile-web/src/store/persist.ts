import { SPORT, SWITCHES } from '@org/domain'
import type { Store } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { attempt } from './attempt'
import { attributionFields } from './attribution'
import { LANGS, MODE_CHOICES } from './preferences'
import type { Session } from './session'
import { USUAL_SWITCHES } from './site-switches'
import type { RootState } from './store'

const guestInfo = v.object({ userid: v.string(), txim_sign: v.string(), expire_time: v.number() })

/** What survives a reload: nothing that a server owns. A value that cannot be read falls back alone. Source: decisions 57. */
const persisted = v.object({
  preferences: slice({
    mode: v.fallback(v.optional(v.picklist(MODE_CHOICES)), undefined),
    lang: v.fallback(v.optional(v.picklist(LANGS)), undefined),
  }),
  attribution: slice(attributionFields.entries),
  session: v.pipe(
    slice({
      uid: v.fallback(v.number(), 0),
      token: v.fallback(v.string(), ''),
      guest: v.fallback(v.nullable(guestInfo), null),
    }),
    v.transform(eitherMemberOrGuest),
  ),
  matchPreferences: slice({
    collapsed: v.fallback(v.array(v.string()), []),
    sport: v.fallback(v.picklist([SPORT.football, SPORT.basketball, SPORT.esport]), SPORT.football),
  }),
  siteSwitches: v.fallback(v.record(v.picklist(SWITCHES), v.string()), USUAL_SWITCHES),
})

/** An object of fields with fallbacks; one that is missing, or no object at all, is taken for an empty one. */
function slice<const Entries extends v.ObjectEntries>(entries: Entries) {
  const anyObject = v.pipe(
    v.unknown(),
    v.transform((value) => Object(value) as object),
  )
  return v.optional(v.pipe(anyObject, v.object(entries)), {})
}

/** A token without its user, or a user without a token, is nobody. */
function eitherMemberOrGuest({ uid, token, guest }: Session): Session {
  return uid > 0 && token !== '' ? { uid, token, guest: null } : { uid: 0, token: '', guest }
}

type Kept = v.InferOutput<typeof persisted>

/** The key ends with `_store`. Source: app.md §3. */
export const storeKey = (site: string) => `${site}_store`

/**
 * The state of the last visit; null when there is none, it is no JSON object, or storage is forbidden. Never stops the
 * start.
 */
export const loadState = (site: string): Kept | null => {
  const text = attempt(() => localStorage.getItem(storeKey(site)))
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text)
  return stored.success ? v.parse(persisted, stored.output) : null
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

const serialise = ({ preferences, attribution, session, matchPreferences, siteSwitches }: RootState) =>
  JSON.stringify({ preferences, attribution, session, matchPreferences, siteSwitches })
