import { createAction } from '@reduxjs/toolkit'
import {
  storedState,
  storeKey,
  readStored,
  withoutSession,
  withSlice,
  writeStored,
  type SliceStorage,
} from './stored-slices'

/** The stored state of slices whose code was just loaded. */
export const restored = createAction<Readonly<Record<string, unknown>>>('kept/restored')

const keepings = new Set<SliceStorage>()
const newcomers = new Set<(keeping: SliceStorage) => void>()

/** Stores a slice from now on, starting with its stored state. */
export const keep = (keeping: SliceStorage) => {
  keepings.add(keeping)
  for (const tell of newcomers) tell(keeping)
}

interface KeepingStore {
  getState: () => object
  subscribe: (listener: () => void) => () => void
  dispatch: (action: ReturnType<typeof restored>) => unknown
}

const WRITE_AFTER_MS = 300

/**
 * Writes changed slices, after a short delay and when the page is hidden. It merges them into the stored data, because
 * another tab writes too. If storage is full the write is lost, but the app continues. `started` are the slices with
 * which the store was created.
 */
export const persistStore = (site: string, store: KeepingStore, started: readonly SliceStorage[]) => {
  const sliceOf = (name: string): unknown => Object.entries(store.getState()).find(([key]) => key === name)?.[1]
  const written = new Map<SliceStorage, unknown>(started.map((keeping) => [keeping, sliceOf(keeping.name)]))
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const changed = [...written].filter(([{ name }, last]) => sliceOf(name) !== last)
    if (changed.length === 0) return
    let stored = readStored(site)
    for (const [keeping, last] of changed) {
      const here = sliceOf(keeping.name)
      written.set(keeping, here)
      stored = withSlice(stored, keeping, keeping.merge?.({ stored: storedState(stored, keeping), last, here }) ?? here)
    }
    if (stored) writeStored(site, stored)
  }
  const add = (keeping: SliceStorage) => {
    store.dispatch(restored({ [keeping.name]: storedState(readStored(site), keeping) }))
    written.set(keeping, sliceOf(keeping.name))
  }
  /** A change of this tab that is not written yet stays, and is written over that of the other tab. */
  const follow = ({ key }: StorageEvent) => {
    if (key !== storeKey(site)) return
    const stored = readStored(site)
    for (const [keeping, last] of written) {
      const here = sliceOf(keeping.name)
      // Equal state stays the same object, so that nothing that reads it renders again.
      const isOther = JSON.stringify(storedState(stored, keeping)) !== JSON.stringify(here)
      if (keeping.followsTabs && here === last && isOther) add(keeping)
    }
  }
  for (const keeping of keepings) add(keeping)
  newcomers.add(add)
  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  })
  addEventListener('pagehide', write)
  addEventListener('storage', follow)
  return {
    flush: write,
    /** Removes the data of the ended session, also of slices whose code is not loaded. */
    forgetSession: () => {
      writeStored(site, withoutSession(readStored(site)))
      for (const keeping of written.keys()) written.set(keeping, undefined)
      write()
    },
    stop: () => {
      clearTimeout(timer)
      unsubscribe()
      newcomers.delete(add)
      removeEventListener('pagehide', write)
      removeEventListener('storage', follow)
    },
  }
}
