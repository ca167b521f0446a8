/** A slow phone answers taps late while it works. */
const QUIET_MS = 5_000
const HANDS = ['scroll', 'pointerdown', 'keydown'] as const
const FIRST = { capture: true, passive: true } as const

/**
 * Resolves when the user has not scrolled, tapped or typed for some time, or looks at something else: the time for work
 * that takes a slow phone a second.
 */
export const quietTime = () =>
  new Promise<void>((resolve) => {
    let busyAt = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const note = ({ type, target }: Event) => {
      // A chat scrolls itself.
      if (type !== 'scroll' || target === document) busyAt = performance.now()
    }
    const look = () => {
      const left = busyAt + QUIET_MS - performance.now()
      if (left > 0) timer = setTimeout(look, left)
      else end()
    }
    const end = () => {
      clearTimeout(timer)
      for (const hand of HANDS) document.removeEventListener(hand, note, FIRST)
      document.removeEventListener('visibilitychange', end)
      resolve()
    }
    for (const hand of HANDS) document.addEventListener(hand, note, FIRST)
    document.addEventListener('visibilitychange', end)
    look()
  })
