import { useSyncExternalStore } from 'react'

/** How long the page must not move to count as resting, in milliseconds. */
const REST_MS = 120

const scrollListeners = new Set<() => void>()
const scrollWatchers = new Set<(top: number) => void>()
const restListeners = new Set<() => void>()
let top = 0
let rest: ReturnType<typeof setTimeout> | undefined

/** Reads the position once per event, before other listeners change the page: the browser then needs no layout. */
const scrolled = ({ target }: Event) => {
  if (target !== document) return
  clearTimeout(rest)
  rest = setTimeout(rested, REST_MS)
  readTop()
}

const readTop = () => {
  top = window.scrollY
  for (const tell of scrollWatchers) tell(top)
  for (const tell of scrollListeners) tell()
}

/** Scrolls the page at once. Components that read the position get it before the next frame. */
export const scrollPageTo = (wanted: number) => {
  window.scrollTo(0, wanted)
  readTop()
}

const rested = () => {
  rest = undefined
  for (const tell of restListeners) tell()
}

const listen = () => {
  if (scrollListeners.size > 0 || scrollWatchers.size > 0) return
  addEventListener('scroll', scrolled, { capture: true, passive: true })
}

const listenNoMore = () => {
  if (scrollListeners.size === 0 && scrollWatchers.size === 0)
    removeEventListener('scroll', scrolled, { capture: true })
}

const subscribe = (listener: () => void) => {
  listen()
  if (scrollListeners.size === 0) top = window.scrollY
  scrollListeners.add(listener)
  return () => {
    scrollListeners.delete(listener)
    if (scrollListeners.size > 0) return
    listenNoMore()
    clearTimeout(rest)
    rested()
    // The next page starts at the top.
    top = 0
  }
}

/**
 * Calls the listener with the position of the page, in px, whenever that changes, before components change the page for
 * it: to read `scrollY` in a scroll listener can force a layout. Ends when the returned function is called.
 */
export const onPageScroll = (listener: (top: number) => void): (() => void) => {
  listen()
  scrollWatchers.add(listener)
  return () => {
    scrollWatchers.delete(listener)
    listenNoMore()
  }
}

/** Returns `read(scrollY)`. Renders only when the result changes, and then in the same frame. */
export const useScrollValue = (read: (top: number) => number): number =>
  useSyncExternalStore(
    subscribe,
    () => read(top),
    () => read(0),
  )

/** Whether the page moves. Known only while something reads the position; otherwise it rests. */
export const isScrolling = () => rest !== undefined

/** Calls the listener each time the page stops scrolling, until the returned function is called. */
export const onRest = (listener: () => void) => {
  restListeners.add(listener)
  return () => void restListeners.delete(listener)
}
