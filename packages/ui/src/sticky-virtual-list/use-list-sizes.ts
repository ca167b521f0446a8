import { useLayoutEffect, useState, type RefObject } from 'react'

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

/**
 * The sizes that a list needs. They are measured when they may have changed, after layout, and never while the page
 * scrolls.
 *
 * @param probes Contains three elements as high as a row, a head, and the line.
 */
export const useListSizes = (list: RefObject<HTMLElement | null>, probes: RefObject<HTMLElement | null>): ListSizes => {
  const [sizes, setSizes] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current || !probes.current) return
      const [row = 0, head = 0, line = 0] = Array.from(
        probes.current.children,
        (probe) => probe.getBoundingClientRect().height,
      )
      const begin = list.current.getBoundingClientRect().top + scrollY
      const next = { row, head, line, begin, screen: innerHeight }
      setSizes((known) => (isSame(known, next) ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const probe of probes.current?.children ?? []) observer.observe(probe)
    // Content above the list that grows makes one of these higher.
    for (let around = list.current; around; around = around.parentElement) observer.observe(around)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [list, probes])
  return sizes
}

const isSame = (a: ListSizes, b: ListSizes) =>
  a.row === b.row && a.head === b.head && a.line === b.line && a.begin === b.begin && a.screen === b.screen
