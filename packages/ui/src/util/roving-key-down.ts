import type { KeyboardEvent } from 'react'

const next = (at: number, count: number) => (at + 1) % count
const previous = (at: number, count: number) => (at - 1 + count) % count

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const RIGHT_TO_LEFT: typeof STEPS = { ...STEPS, ArrowRight: previous, ArrowLeft: next }

/** Arrow keys, Home and End move the focus among the `data-roving` children of the element. Returns the focused one. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): HTMLElement | undefined => {
  const steps = getComputedStyle(event.currentTarget).direction === 'rtl' ? RIGHT_TO_LEFT : STEPS
  const step = steps[event.key]
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]:not(:disabled)')]
  const at = items.findIndex((item) => item === event.target)
  if (!step || at < 0) return undefined
  event.preventDefault()
  const item = items[step(at, items.length)]
  item?.focus()
  return item
}

/** The same, and selects the focused one. */
export const rovingKeyDown = (event: KeyboardEvent<HTMLElement>) => moveFocus(event)?.click()
