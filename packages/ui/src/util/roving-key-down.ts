import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Arrow keys, Home and End move the focus among the `data-roving` children of the element and select the focused one.
 */
export const rovingKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEPS[event.key]
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]:not(:disabled)')]
  const at = items.findIndex((item) => item === event.target)
  if (!step || at < 0) return
  event.preventDefault()
  const next = items[step(at, items.length)]
  next?.focus()
  next?.click()
}
