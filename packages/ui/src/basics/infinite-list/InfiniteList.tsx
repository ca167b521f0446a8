import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
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

/** A list that scrolls with the page, or with what scrolls around it, such as a sheet, and grows at its end. */
export const InfiniteList = <Item,>(props: InfiniteListProps<Item>) => {
  const { items, keyOf, children, grid = false, rowHeight, state, onMore, skeleton = 'text', labels, ...rest } = props
  const list = useRef<HTMLUListElement>(null)
  const end = useEnd(list, items.length)
  const isNear = useIsNear(end)
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
  /** From the top of what scrolls, in CSS px. */
  at: number
  /** The height of what is seen of it. */
  screen: number
  /** What scrolls, if it is not the page. */
  scroller: Element | null
}

const reaches = ({ at, screen }: End, top: number) => top + screen + AHEAD >= at

const useIsNear = (end: End | null): boolean => {
  const scroller = end?.scroller ?? null
  const isNearInPage = useScrollValue((top) => Number(end !== null && scroller === null && reaches(end, top))) === 1
  const subscribe = useCallback(
    (tell: () => void) => {
      scroller?.addEventListener('scroll', tell, { passive: true })
      return () => scroller?.removeEventListener('scroll', tell)
    },
    [scroller],
  )
  const isNearInside = useSyncExternalStore(
    subscribe,
    () => end !== null && scroller !== null && reaches(end, scroller.scrollTop),
    () => false,
  )
  return isNearInPage || isNearInside
}

/** The nearest one around an element that can scroll now; null for the page. */
const scrollerOf = (element: HTMLElement): Element | null => {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY))
      return around
  return null
}

const endOf = (list: HTMLElement): End => {
  const scroller = scrollerOf(list)
  const { bottom } = list.getBoundingClientRect()
  return scroller === null
    ? { at: bottom + scrollY, screen: innerHeight, scroller }
    : {
        at: bottom - scroller.getBoundingClientRect().top + scroller.scrollTop,
        screen: scroller.clientHeight,
        scroller,
      }
}

type Measured = End & { count: number }

const isSame = (one: Measured, other: Measured): boolean =>
  one.at === other.at && one.screen === other.screen && one.scroller === other.scroller && one.count === other.count

/** Where a list of a number of items ends; null until it is measured. It is never measured while the page scrolls. */
const useEnd = (list: RefObject<HTMLElement | null>, count: number): End | null => {
  const [measured, setMeasured] = useState<Measured>()
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return
      const now = { ...endOf(list.current), count }
      setMeasured((known) => (known && isSame(known, now) ? known : now))
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
