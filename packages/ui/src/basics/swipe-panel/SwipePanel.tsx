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
/** How long the next panel takes to arrive. */
const ARRIVAL_MS = 180
/** Parts that a finger moves by themselves. A modal is above the panel. */
const OWN_GESTURE = 'input, textarea, select, dialog'

/**
 * The panel of the chosen tab, which a swipe sideways changes: the next one follows the finger, and without a swipe it is
 * there at once. Put the tabs above it: they do the same for keyboards and screen readers.
 */
export const SwipePanel = ({ children, onNext, onPrevious, ...rest }: SwipePanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<number | null>(null)

  const goOf = (by: number) => (by < 0 === isLeftToRight(panel.current) ? onNext : onPrevious)
  const draw = (by: number) => {
    panel.current?.toggleAttribute('data-held', by !== 0)
    panel.current?.style.setProperty('translate', by === 0 ? '' : `${by}px`)
  }
  /** From where a finger that moved by this has left room. */
  const arrive = (by: number) => {
    if (!panel.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const from = by - Math.sign(by) * panel.current.clientWidth
    panel.current.animate([{ translate: `${from}px` }, { translate: '0px' }], {
      duration: ARRIVAL_MS,
      easing: 'ease-out',
    })
  }
  const onPointerDown = (event: PointerEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(OWN_GESTURE) !== null
    // A mouse selects text.
    if (event.isPrimary && event.pointerType !== 'mouse' && !isTaken) start.current = event.clientX
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
    const go = Math.abs(by) > ENOUGH ? goOf(by) : undefined
    if (!go) return
    go()
    arrive(by)
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
