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

/** Shows the app instead of what the server has drawn, once the app shows as much, or is late. */
export const leaveFirstLook = (store: AppStore): void => {
  const look = document.getElementById('first-look')
  if (!look) return
  const late = setTimeout(() => look.remove(), LATE_MS)
  void shown
    .then(() => everyAnswer(store))
    .then(nextFrame)
    .then(() => {
      clearTimeout(late)
      look.remove()
    })
}

/** A page that is drawn and cannot be used is worse than one that says what it waits for. */
const LATE_MS = 6_000

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
const painted = () => nextFrame().then(nextFrame)

const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => resolve())
  })

/** Safari does not say when it is idle. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
