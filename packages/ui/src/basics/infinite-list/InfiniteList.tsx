import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { Button } from '../button'
import { SkeletonList, type SkeletonListProps } from '../skeleton'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useScrollValue } from '../../util/page-scroll'
import styles from './InfiniteList.module.css'

export interface InfiniteListProps<Item> extends RootProps<'div'> {
  /** What is loaded, in display order. */
  items: readonly Item[]
  /** The name of an item, which it keeps. */
  keyOf: (item: Item) => string | number
  /** Renders an item. */
  children: (item: Item, index: number) => ReactNode
  /** Cards in two columns instead of rows. */
  grid?: boolean
  /**
   * The height of a row as a CSS length. With it, rows outside the screen cost no layout and no paint; those of another
   * height are still drawn in full.
   */
  rowHeight?: string
  /** Whether there is more: `idle` until it is requested, `end` if this is all. */
  state: 'idle' | 'loading' | 'failed' | 'end'
  /** Called when the end of the list comes near the screen, and by a press after a failure. */
  onMore: () => void
  /** What is drawn at the end while more loads. */
  skeleton?: SkeletonListProps['kind']
  /** The accessible name of the list, and the texts of its end; `end` is shown under a list longer than the screen. */
  labels: { list: string; loading: string; failed: string; retry: string; end?: string }
}

/** How far its end is below the screen when a list requests more, in CSS px. */
const AHEAD = 600

/** A list that scrolls with the page and grows at its end. */
export const InfiniteList = <Item,>(props: InfiniteListProps<Item>) => {
  const { items, keyOf, children, grid = false, rowHeight, state, onMore, skeleton = 'text', labels, ...rest } = props
  const list = useRef<HTMLUListElement>(null)
  const end = useEnd(list, items.length)
  const isNear = useScrollValue((top) => Number(end !== null && top + end.screen + AHEAD >= end.at)) === 1
  const request = useEffectEvent(onMore)
  useEffect(() => {
    if (isNear && state === 'idle') request()
    // Again after each page, which may not fill the screen.
  }, [isNear, state, items.length])
  return (
    <div
      {...mergeProps(
        {
          className: styles.root,
          style: { '--row': rowHeight },
          'aria-busy': state === 'loading' || undefined,
          'data-component': 'InfiniteList',
          'data-grid': grid || undefined,
        },
        rest,
      )}
    >
      <ul ref={list} aria-label={labels.list} className={styles.list} data-sized={rowHeight !== undefined || undefined}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{children(item, index)}</li>
        ))}
      </ul>
      {state === 'loading' && <SkeletonList kind={skeleton} count={2} label={labels.loading} />}
      {state === 'failed' && (
        <div role="alert" className={styles.end}>
          {labels.failed}
          <Button tone="soft" size="small" onPress={onMore}>
            {labels.retry}
          </Button>
        </div>
      )}
      {state === 'end' && end && end.at > end.screen && labels.end && <p className={styles.end}>{labels.end}</p>}
    </div>
  )
}

interface End {
  /** From the top of the page, in CSS px. */
  at: number
  screen: number
}

/** Where a list of a number of items ends; null until it is measured. It is never measured while the page scrolls. */
const useEnd = (list: RefObject<HTMLElement | null>, count: number): End | null => {
  const [measured, setMeasured] = useState<End & { count: number }>()
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return
      const at = list.current.getBoundingClientRect().bottom + scrollY
      setMeasured((known) =>
        known?.at === at && known.screen === innerHeight && known.count === count
          ? known
          : { at, screen: innerHeight, count },
      )
    }
    const observer = new ResizeObserver(() => startTransition(measure))
    // Content above the list that grows makes one of these higher.
    for (let around = list.current; around; around = around.parentElement) observer.observe(around)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [list, count])
  return measured?.count === count ? measured : null
}
