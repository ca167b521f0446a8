import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { RootProps } from '../../util/merge-props'
import { scrollPageTo, useScrollValue } from '../../util/page-scroll'
import { HeldHead } from './HeldHead'
import { headsOf, placesOf, rowAt } from './places'
import { useListSizes } from './use-list-sizes'
import styles from './StickyVirtualList.module.css'

export interface StickyVirtualListProps<Row> extends RootProps<'div'> {
  /** The accessible name of the list. */
  label: string
  /** All rows, heads included, in display order. */
  rows: readonly Row[]
  /** Whether a row is the head of the rows after it, up to the next head. */
  isHead: (row: Row) => boolean
  /** A unique name of the row, which it keeps. */
  keyOf: (row: Row) => string
  /** Heights as CSS lengths. Higher content is cut off. */
  rowHeight: string
  /** The height of heads, likewise. */
  headHeight: string
  /** Where heads stick, as a CSS length from the top of the screen. */
  top?: string
  /** Renders a row. If it stays the same function and rows stay the same objects, only new rows render. */
  children: (row: Row) => ReactNode
}

/** How far above and below the screen rows are rendered, in CSS px: the distance of a fling in one or two frames. */
const BUFFER = 400

/** The number of rows rendered first, in normal flow until the list is measured: more than a phone's screen. */
const FIRST_ROWS = 16

/**
 * A list that scrolls with the page, has rows of fixed height, and renders only rows near the screen. The head of the
 * current section sticks below the bar of the page.
 */
export const StickyVirtualList = <Row,>(props: StickyVirtualListProps<Row>) => {
  const { label, rows, isHead, keyOf, rowHeight, headHeight, top = '0px', children, ...rest } = props
  const list = useRef<HTMLDivElement>(null)
  const probes = useRef<HTMLDivElement>(null)
  const lengths = [rowHeight, headHeight, top]
  const sizes = useListSizes(lengths, list, probes)
  const places = useMemo(() => placesOf(rows, isHead, sizes), [rows, isHead, sizes])
  // Rows above and below the screen are rendered once the first rows are painted.
  const [buffer, setBuffer] = useState(0)
  useEffect(() => startTransition(() => setBuffer(BUFFER)), [])
  const isMeasured = sizes.row > 0
  const start = useScrollValue((scrolled) => (isMeasured ? rowAt(places, scrolled - sizes.begin - buffer) : 0))
  const end =
    isMeasured && buffer > 0
      ? rowAt(places, (places[start] ?? 0) + sizes.row + sizes.screen + 2 * buffer) + 1
      : start + FIRST_ROWS
  const [focused, setFocused] = useState<string | null>(null)
  const drawHead = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? null : children(row)
    },
    [rows, children],
  )
  const heads = useMemo(() => headsOf(rows, isHead), [rows, isHead])

  /** The key of a head whose copy was pressed. If that collapses the section, the page scrolls to its head. */
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

  const below = { '--below': `calc(${top} + ${headHeight})` }
  // The focused row stays rendered, otherwise the focus would be lost.
  const kept = focused === null ? -1 : rows.findIndex((row) => keyOf(row) === focused)
  const drawn = [
    ...(kept >= 0 && kept < start ? [kept] : []),
    ...Array.from({ length: Math.min(end, rows.length) - start }, (_, at) => start + at),
    ...(kept >= end ? [kept] : []),
  ]
  return (
    <div data-component="StickyVirtualList" {...rest}>
      <div ref={probes} className={styles.probes} aria-hidden>
        {lengths.map((height, at) => (
          <i key={at} style={{ height }} />
        ))}
      </div>
      <HeldHead places={places} sizes={sizes} heads={heads} draw={drawHead} onPress={onHeldPress} />
      <div
        ref={list}
        role="list"
        aria-label={label}
        className={styles.list}
        style={{ ...below, ...(isMeasured && { height: places.at(-1) }) }}
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null)}
        onBlur={() => setFocused(null)}
      >
        {drawn.map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          const key = keyOf(row)
          const place = isMeasured ? (places[index] ?? 0) : null
          const height = place === null ? (isHead(row) ? headHeight : rowHeight) : (places[index + 1] ?? 0) - place
          return (
            <Slot key={key} id={key} {...{ row, index, place, height }} count={rows.length} draw={children as Draw} />
          )
        })}
      </div>
    </div>
  )
}

type Draw = (row: unknown) => ReactNode

interface SlotProps {
  id: string
  row: unknown
  index: number
  count: number
  /** From the start of the list; null if it follows the previous row. */
  place: number | null
  height: number | string
  draw: Draw
}

const Slot = memo(function Slot({ id, row, index, count, place, height, draw }: SlotProps) {
  return (
    <div
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-key={id}
      className={styles.slot}
      style={place === null ? { position: 'relative', height } : { top: place, height }}
    >
      <Drawn draw={draw} row={row} />
    </div>
  )
})

/** A row moves, and other rows change, without rendering it again. */
const Drawn = memo(function Drawn({ draw, row }: Pick<SlotProps, 'draw' | 'row'>) {
  return draw(row)
})
