import { memo, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useScrollValue } from '../../util/page-scroll'
import type { ListSizes } from './use-list-sizes'
import { rowAt } from './places'
import styles from './StickyVirtualList.module.css'

interface HeldHeadProps {
  places: readonly number[]
  sizes: ListSizes
  heads: readonly number[]
  draw: (index: number) => ReactNode
  onPress: (index: number) => void
}

/** Tolerance for rounding: a row exactly at the line may be measured slightly above it. */
const SUBPIXEL = 1

/**
 * A visible copy of the head of the current section, which takes touches. Screen readers and the keyboard use the head
 * in the list.
 */
export const HeldHead = memo(function HeldHead({ places, sizes, heads, draw, onPress }: HeldHeadProps) {
  const held = useRef<HTMLDivElement>(null)
  const head = useScrollValue((top) => {
    const place = top + sizes.line - sizes.begin
    return sizes.row > 0 && place > 0 ? (heads[rowAt(places, place + SUBPIXEL)] ?? -1) : -1
  })
  useLayoutEffect(() => {
    for (const button of held.current?.querySelectorAll('button') ?? []) button.tabIndex = -1
  })
  return (
    <div ref={held} className={styles.held} style={{ top: sizes.line }} aria-hidden>
      {head >= 0 && (
        <div className={styles.head} style={{ height: sizes.head }} onClickCapture={() => onPress(head)}>
          {draw(head)}
        </div>
      )}
    </div>
  )
})
