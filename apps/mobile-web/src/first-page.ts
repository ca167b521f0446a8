import { api } from './api/base'
import type { AppStore } from './store/store'

let mount: () => void
const mounted = new Promise<void>((resolve) => {
  mount = resolve
})

/** A screen is in the page, before its layout. */
export const screenMounted = () => mount()

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

let lastWork: Promise<unknown> = Promise.resolve()

/**
 * Runs background work once the first page has settled, one after the other and each when the browser is idle: several
 * at once would take the processor from the page, so that a slow phone answers taps late.
 */
export const afterFirstPage = <Result>(store: AppStore, work: () => Promise<Result>): Promise<Result> => {
  const result = Promise.all([firstPageSettled(store), lastWork])
    .then(idle)
    .then(work)
  lastWork = result.catch(() => undefined)
  return result
}

export const hasFirstLook = () => document.getElementById('first-look') !== null

/**
 * Replaces the server-rendered page by the app once the app shows the same, or after a time limit. If the first render
 * is complete this is before its layout, so that the browser lays out one page, not both.
 */
export const leaveFirstLook = (store: AppStore, { isComplete }: { isComplete: boolean }): void => {
  const look = document.getElementById('first-look')
  if (!look) return
  const late = () => new Promise((resolve) => setTimeout(resolve, LATE_MS))
  const ready = isComplete ? mounted : shown.then(() => everyAnswer(store)).then(nextFrame)
  void Promise.race([ready, late()])
    // The end of a tap may be told to another window.
    .then(() => Promise.race([tap, late()]))
    .then(() => look.remove())
}

/** A page that cannot be used is worse than a loading page, hence the time limit. */
export const LATE_MS = 6_000

/** The last tap, from its press to its click. */
let tap = Promise.resolve()

/** Follows taps from the start of the app: a link that is replaced between its press and its click leads nowhere. */
export const followTaps = (): void =>
  addEventListener(
    'pointerdown',
    () => {
      tap = new Promise((resolve) => {
        addEventListener('pointercancel', () => resolve(), { once: true, capture: true })
        // The click comes at once or not at all.
        addEventListener('pointerup', () => setTimeout(resolve, CLICK_MS), { once: true, capture: true })
      })
    },
    { capture: true, passive: true },
  )

export const CLICK_MS = 100

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
