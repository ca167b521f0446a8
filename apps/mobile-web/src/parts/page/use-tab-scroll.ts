import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Each tab of a page that scrolls keeps its scroll position; a tab that is shown first begins below the bar of tabs. While
 * what is above the bar is in sight, it stays there. Returns what to call before another tab is chosen.
 */
export const useTabScroll = (bar: RefObject<HTMLElement | null>, tab: string | undefined) => {
  const positions = useRef(new Map<string | undefined, number>())
  /** The least position of the next tab; null if the page stays where it is. */
  const least = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (least.current !== null) scrollTo(0, Math.max(least.current, positions.current.get(tab) ?? 0))
    least.current = null
  }, [tab])
  return () => {
    const stuckAt = stuckAtOf(bar.current)
    positions.current.set(tab, scrollY)
    // A page that is too low for it has not been scrolled away from its head by the user, nor back to it.
    const mayStick = document.documentElement.scrollHeight - innerHeight >= stuckAt
    least.current = scrollY >= stuckAt ? stuckAt : mayStick ? null : 0
  }
}

/** How far the page is scrolled when the bar of tabs begins to stick, in CSS px. */
const stuckAtOf = (bar: HTMLElement | null) => {
  const panel = bar?.nextElementSibling
  if (!bar || !panel) return 0
  const top = panel.getBoundingClientRect().top + scrollY
  return Math.round(top - bar.offsetHeight - parseFloat(getComputedStyle(bar).top))
}
