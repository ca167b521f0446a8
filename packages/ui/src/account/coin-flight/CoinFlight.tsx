import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useMergedRef } from '../../util/use-merged-ref'
import { useReducedMotion } from '../../util/use-reduced-motion'
import styles from './CoinFlight.module.css'

export interface CoinFlightProps extends RootProps<'div'> {
  /** Set it to start; the caller takes it back in `onArrive`. */
  flying: boolean
  /** What the coins come from, such as the day that was checked in. */
  from: RefObject<Element | null>
  /** What they fly to: the purse. */
  to: RefObject<Element | null>
  /** How many coins are drawn, whatever the prize is. */
  coins?: number
  /** Called once the last coin is there, or at once with reduced motion: the time to raise the balance. */
  onArrive: () => void
}

const MS = 600
const BETWEEN_MS = 40
/** How far the coins rise and part before they fly, in px. */
const RISE = 48
const SPREAD = 64

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
const at = ({ x, y }: { x: number; y: number }) => `${x}px ${y}px`

/** Coins that fly from what was won to the purse. They cover nothing that can be pressed, and say nothing to screen readers. */
export const CoinFlight = ({ flying, from, to, coins = 6, onArrive, ref, ...rest }: CoinFlightProps) => {
  const place = useRef<HTMLDivElement>(null)
  const root = useMergedRef(place, ref)
  const reduced = useReducedMotion()
  const arrive = useRef(onArrive)
  useLayoutEffect(() => {
    arrive.current = onArrive
  })
  useEffect(() => {
    if (!flying) return
    const nodes = [...(place.current?.children ?? [])]
    if (!from.current || !to.current || nodes.length === 0) return arrive.current()
    const [start, end] = [middleOf(from.current), middleOf(to.current)]
    const flights = nodes.map((node, nth) => {
      const side = nodes.length === 1 ? 0 : nth / (nodes.length - 1) - 0.5
      const parted = { x: start.x + side * SPREAD, y: start.y - RISE }
      return node.animate(
        [
          { translate: at(start), scale: 0.4, opacity: 0 },
          { translate: at(parted), scale: 1, opacity: 1, offset: 0.35, easing: 'ease-in' },
          { translate: at(end), scale: 0.6, opacity: 1 },
        ],
        { duration: MS, delay: nth * BETWEEN_MS, fill: 'backwards', easing: 'ease-out' },
      )
    })
    flights.at(-1)?.addEventListener('finish', () => arrive.current())
    return () => {
      for (const flight of flights) flight.cancel()
    }
  }, [flying, from, to])
  return (
    <div
      aria-hidden
      {...mergeProps({ ref: root, className: styles.air, 'data-component': 'CoinFlight' }, rest)}
      data-flying={flying || undefined}
    >
      {flying && !reduced && Array.from({ length: coins }, (_, nth) => <i key={nth} className={styles.coin} />)}
    </div>
  )
}
