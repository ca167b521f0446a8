import { createAction } from '@reduxjs/toolkit'
import { keptState, readStored, withoutSession, withSlice, writeStored, type Keeping } from './kept'

/** What the last visit left of slices whose code has just come. */
export const restored = createAction<Readonly<Record<string, unknown>>>('kept/restored')

const keepings = new Set<Keeping>()
const newcomers = new Set<(keeping: Keeping) => void>()

/** Keeps a slice from now on, with what the last visit left of it. */
export const keep = (keeping: Keeping) => {
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
 * Writes the slices that changed, soon after and when the page is left, into what is there by then: another tab writes
 * too. A full storage loses the write, never the app. `started` are the slices that the store was made with.
 */
export const persistStore = (site: string, store: KeepingStore, started: readonly Keeping[]) => {
  const sliceOf = (name: string): unknown => Object.entries(store.getState()).find(([key]) => key === name)?.[1]
  const written = new Map<Keeping, unknown>(started.map((keeping) => [keeping, sliceOf(keeping.name)]))
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const changed = [...written].filter(([{ name }, last]) => sliceOf(name) !== last)
    if (changed.length === 0) return
    let stored = readStored(site)
    for (const [keeping] of changed) {
      written.set(keeping, sliceOf(keeping.name))
      stored = withSlice(stored, keeping, sliceOf(keeping.name))
    }
    if (stored) writeStored(site, stored)
  }
  const add = (keeping: Keeping) => {
    store.dispatch(restored({ [keeping.name]: keptState(readStored(site), keeping) }))
    written.set(keeping, sliceOf(keeping.name))
  }
  for (const keeping of keepings) add(keeping)
  newcomers.add(add)
  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  })
  addEventListener('pagehide', write)
  return {
    flush: write,
    /** Drops what belongs to the session that has ended, also of slices whose code is not there. */
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
    },
  }
}
