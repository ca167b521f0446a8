import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import styles from './StickyVirtualList.module.css'

interface StickyVirtualListProps<Row> {
  rows: readonly Row[]
  isHead: (row: Row) => boolean
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A row that stands exactly under the bar may be measured a hair's breadth above it. */
const SUBPIXEL = 1

/**
 * A list as long as the page that draws only what is seen. The head of the section one is in is held under the app bar:
 * a copy for the eye and the finger, hidden from screen readers and the keyboard, which find the head itself in the
 * list.
 */
export const StickyVirtualList = <Row,>({ rows, isHead, keyOf, children }: StickyVirtualListProps<Row>) => {
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<HTMLDivElement>(null)
  const list = useRef<WindowVirtualizerHandle>(null)
  /** The key of a head whose copy was pressed. */
  const pressed = useRef<string | null>(null)
  const heads = useMemo(() => rows.flatMap((row, index) => (isHead(row) ? [index] : [])), [rows, isHead])
  const [first, setFirst] = useState(-1)
  const onScroll = useCallback(() => {
    if (!frame.current || !held.current || !list.current) return
    const line = held.current.getBoundingClientRect().top
    const begun = line > frame.current.getBoundingClientRect().top
    // The list counts from the top of the document.
    setFirst(begun ? list.current.findItemIndex(scrollY + line + SUBPIXEL) : -1)
  }, [])
  const head = rows[heads.findLast((index) => index <= first) ?? -1]

  // A section that is folded from its copy leaves the fan at its head, not somewhere among the sections below.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const index = rows.findIndex((row) => keyOf(row) === pressed.current)
    pressed.current = null
    list.current?.scrollToIndex(index, { align: 'start', offset: -(held.current?.getBoundingClientRect().top ?? 0) })
  }, [rows, keyOf])
  useLayoutEffect(() => {
    for (const button of held.current?.querySelectorAll('button') ?? []) button.tabIndex = -1
  })

  return (
    <div ref={frame}>
      <div ref={held} className={styles.held} aria-hidden>
        {head !== undefined && (
          <div
            className={styles.head}
            onClickCapture={() => {
              pressed.current = keyOf(head)
            }}
          >
            {children(head)}
          </div>
        )}
      </div>
      <WindowVirtualizer ref={list} itemSize={64} bufferSize={400} onScroll={onScroll} onResize={onScroll}>
        {rows.map((row) => (
          <div key={keyOf(row)}>{children(row)}</div>
        ))}
      </WindowVirtualizer>
    </div>
  )
}
