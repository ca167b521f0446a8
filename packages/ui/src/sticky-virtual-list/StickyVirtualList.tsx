import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { scrollPageTo, useScrollValue } from '../util/page-scroll'
import { HeldHead } from './HeldHead'
import { headsOf, placesOf, rowAt } from './places'
import { useListSizes } from './use-list-sizes'
import styles from './StickyVirtualList.module.css'

export interface StickyVirtualListProps<Row> {
  rows: readonly Row[]
  /** Whether a row heads those after it, up to the next head. */
  isHead: (row: Row) => boolean
  keyOf: (row: Row) => string
  /** Heights as CSS lengths. Rows that hold more are cut. */
  rowHeight: string
  headHeight: string
  /** Where heads are held, as a CSS length from the top of the screen. */
  top?: string
  /** Draws a row. Keep it the same function between renders, and rows the same objects, and only new rows render. */
  children: (row: Row) => ReactNode
}

/** What is drawn above and below the screen, in CSS px: as far as a finger flings within a frame or two. */
const BUFFER = 400

/** Rows that are drawn, one below the other, until the list has been measured: more than a screen. */
const UNMEASURED_ROWS = 16

/**
 * A list as long as the page, of rows with a fixed height, that draws only what is near the screen. The head of the
 * section one is in is held under the bar of the page.
 */
export const StickyVirtualList = <Row,>(props: StickyVirtualListProps<Row>) => {
  const { rows, isHead, keyOf, rowHeight, headHeight, top = '0px', children } = props
  const list = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLDivElement>(null)
  const sizes = useListSizes(list, probes)
  const places = useMemo(() => placesOf(rows, isHead, sizes), [rows, isHead, sizes])
  const start = useScrollValue((scrolled) => rowAt(places, scrolled - sizes.begin - BUFFER))
  const isMeasured = sizes.row > 0
  const end = isMeasured
    ? rowAt(places, (places[start] ?? 0) + sizes.row + sizes.screen + 2 * BUFFER) + 1
    : UNMEASURED_ROWS
  const [focused, setFocused] = useState<string | null>(null)
  const draw = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? null : children(row)
    },
    [rows, children],
  )
  const heads = useMemo(() => headsOf(rows, isHead), [rows, isHead])

  /** The key of a head whose copy was pressed. A section that is folded there leaves the reader at its head. */
  const pressed = useRef<string | null>(null)
  const onHeldPress = useCallback(
    (index: number) => {
      const row = rows[index]
      pressed.current = row === undefined ? null : keyOf(row)
    },
    [rows, keyOf],
  )
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const index = rows.findIndex((row) => keyOf(row) === pressed.current)
    pressed.current = null
    if (index >= 0) scrollPageTo(sizes.begin + (places[index] ?? 0) - sizes.line)
  }, [rows, keyOf, places, sizes])

  // What has the focus stays, wherever the page is scrolled, or the keyboard would have to begin anew.
  const kept = focused === null ? -1 : rows.findIndex((row) => keyOf(row) === focused)
  const drawn = [
    ...(kept >= 0 && kept < start ? [kept] : []),
    ...Array.from({ length: Math.min(end, rows.length) - start }, (_, at) => start + at),
    ...(kept >= end ? [kept] : []),
  ]
  return (
    <div>
      <div ref={probes} className={styles.probes} aria-hidden>
        {[rowHeight, headHeight, top].map((height, at) => (
          <i key={at} style={{ height }} />
        ))}
      </div>
      <HeldHead places={places} sizes={sizes} heads={heads} draw={draw} onPress={onHeldPress} />
      <div
        ref={list}
        role="list"
        className={styles.list}
        style={isMeasured ? { height: places.at(-1) } : undefined}
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null)}
        onBlur={() => setFocused(null)}
      >
        {drawn.map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          const key = keyOf(row)
          const place = isMeasured ? (places[index] ?? 0) : null
          const height = place === null ? (isHead(row) ? headHeight : rowHeight) : (places[index + 1] ?? 0) - place
          return <Slot key={key} id={key} {...{ index, place, height, draw }} count={rows.length} />
        })}
      </div>
    </div>
  )
}

interface SlotProps {
  id: string
  index: number
  count: number
  /** From the beginning of the list; null where it follows the row before. */
  place: number | null
  height: number | string
  draw: (index: number) => ReactNode
}

const Slot = memo(function Slot({ id, index, count, place, height, draw }: SlotProps) {
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-key={id}
      className={styles.slot}
      style={place === null ? { position: 'relative', height } : { top: place, height }}
    >
      {draw(index)}
    </div>
  )
})
