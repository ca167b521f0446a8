import { api } from './api/base'
import type { AppStore } from './store/store'

let show: () => void
const shown = new Promise<void>((resolve) => {
  show = resolve
})

/** A screen is rendered and has sent its requests. */
export const screenShown = () => show()

/** Resolves when the first page shows its data or its errors and the browser is idle: the time for background work. */
export const firstPageSettled = async (store: AppStore): Promise<void> => {
  await shown
  await everyAnswer(store)
  await painted()
  await idle()
}

export const hasFirstLook = () => document.getElementById('first-look') !== null

/** Replaces the server-rendered page by the app once the app shows the same, or after a time limit. */
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

/** A page that cannot be used is worse than a loading page, hence the time limit. */
const LATE_MS = 6_000

/** Resolves once no request is pending. */
export const everyAnswer = (store: AppStore) =>
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

/** In the second frame the first one is painted. A hidden page has no frames. */
const painted = () => nextFrame().then(nextFrame)

const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => resolve())
  })

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
