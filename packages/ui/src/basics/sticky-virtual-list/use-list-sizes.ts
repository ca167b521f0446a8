import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'

/** In CSS px. */
export interface ListSizes {
  readonly row: number
  readonly head: number
  /** Where heads stick, from the top of the screen. */
  readonly line: number
  /** The start of the list, from the top of the page. */
  readonly begin: number
  readonly screen: number
}

const UNKNOWN: ListSizes = { row: 0, head: 0, line: 0, begin: 0, screen: 0 }

/** The last sizes by the lengths of a list: a list that is shown again has its full height at once. */
const measured = new Map<string, ListSizes>()

/**
 * The sizes that a list needs. They are measured after the browser's layout, when they may have changed, and never while
 * the page scrolls: measuring in an effect would force a layout and a second render of the rows in the first task.
 *
 * @param lengths Heights of a row, a head and the line.
 * @param probes Contains an element of each height.
 */
export const useListSizes = (
  lengths: readonly string[],
  list: RefObject<HTMLElement | null>,
  probes: RefObject<HTMLElement | null>,
): ListSizes => {
  const key = lengths.join()
  const [sizes, setSizes] = useState(measured.get(key) ?? UNKNOWN)
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current || !probes.current) return
      const [row = 0, head = 0, line = 0] = Array.from(
        probes.current.children,
        (probe) => probe.getBoundingClientRect().height,
      )
      const begin = list.current.getBoundingClientRect().top + scrollY
      const next = { row, head, line, begin, screen: innerHeight }
      measured.set(key, next)
      setSizes((known) => (isSame(known, next) ? known : next))
    }
    const observer = new ResizeObserver(() => startTransition(measure))
    for (const probe of probes.current?.children ?? []) observer.observe(probe)
    // Content above the list that grows makes one of these higher.
    for (let around = list.current; around; around = around.parentElement) observer.observe(around)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [key, list, probes])
  return sizes
}

const isSame = (a: ListSizes, b: ListSizes) =>
  a.row === b.row && a.head === b.head && a.line === b.line && a.begin === b.begin && a.screen === b.screen
