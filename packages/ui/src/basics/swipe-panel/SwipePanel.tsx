import { useRef, type PointerEvent, type ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './SwipePanel.module.css'

export interface SwipePanelProps extends RootProps<'div'> {
  /** What is swiped. It scrolls up and down with the page; parts of it may scroll sideways by themselves. */
  children: ReactNode
  /** Called by a swipe towards the end of the line, or by one that leaves nothing there. Omit it at the last panel. */
  onNext?: (() => void) | undefined
  /** Called by a swipe in the other direction. Omit it at the first panel. */
  onPrevious?: (() => void) | undefined
}

/** The minimum length of a swipe that changes the panel, in CSS px. */
const ENOUGH = 64
/** The share of the finger's way that a panel moves which has no neighbour there. */
const STUCK = 0.2

/**
 * The panel of the chosen tab, which a swipe sideways changes. Put the tabs above it: they do the same for keyboards and
 * screen readers.
 */
export const SwipePanel = ({ children, onNext, onPrevious, ...rest }: SwipePanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<number | null>(null)
  const goOf = (by: number) => (by < 0 === isLeftToRight(panel.current) ? onNext : onPrevious)
  const draw = (by: number) => {
    panel.current?.toggleAttribute('data-held', by !== 0)
    panel.current?.style.setProperty('translate', by === 0 ? '' : `${by}px`)
  }
  const onPointerDown = (event: PointerEvent) => {
    // A mouse selects text.
    if (event.isPrimary && event.pointerType !== 'mouse') start.current = event.clientX
  }
  const onPointerMove = (event: PointerEvent) => {
    if (start.current === null || !event.isPrimary) return
    const by = event.clientX - start.current
    draw(goOf(by) ? by : by * STUCK)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (start.current === null || !event.isPrimary) return
    const by = event.clientX - start.current
    onPointerCancel()
    if (Math.abs(by) > ENOUGH) goOf(by)?.()
  }
  /** The browser has begun to scroll. */
  const onPointerCancel = () => {
    start.current = null
    draw(0)
  }
  return (
    <div {...mergeProps({ className: styles.root, 'data-component': 'SwipePanel' }, rest)}>
      <div ref={panel} className={styles.panel} {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel }}>
        {children}
      </div>
    </div>
  )
}

const isLeftToRight = (element: HTMLElement | null) => !element || getComputedStyle(element).direction === 'ltr'
