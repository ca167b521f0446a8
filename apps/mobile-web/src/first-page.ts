import { api } from './api/base'
import type { AppStore } from './store/store'

let show: () => void
const shown = new Promise<void>((resolve) => {
  show = resolve
})

/** A screen stands on the page, and has asked the server for what it shows. */
export const screenShown = () => show()

/**
 * When the first page shows what it asked for, or that it was refused, and the browser has nothing else to do: the time for what nobody
 * is waiting for.
 */
export const firstPageSettled = async (store: AppStore): Promise<void> => {
  await shown
  await everyAnswer(store)
  await painted()
  await idle()
}

const everyAnswer = (store: AppStore) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const { queries } = store.getState()[api.reducerPath]
      if (Object.values(queries).some((query) => query?.status === 'pending')) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(look)
    look()
  })

/** The frame after the next has the next behind it. A hidden page has no frames. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Safari does not say when it is idle. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
