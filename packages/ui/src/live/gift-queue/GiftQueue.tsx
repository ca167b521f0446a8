import { useCallback, useEffect, useReducer } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useArrivals } from '../use-arrivals'
import { GiftBanner } from './GiftBanner'
import styles from './GiftQueue.module.css'
import { addGifts, advance, EMPTY_QUEUE, nextChange, type GiftQueueState, type RoomGift } from './queue'

export interface GiftQueueProps extends RootProps<'div'> {
  /** Oldest first. Gifts added at the end are shown; what is there at first is not. */
  gifts: readonly RoomGift[]
}

/**
 * The gifts of a room, two at a time. Gifts of the same sender and kind add up while they are shown, own gifts go first,
 * and none is lost. It takes no presses, and screen readers read the chat instead.
 */
export const GiftQueue = ({ gifts, ...rest }: GiftQueueProps) => {
  const [state, change] = useReducer(reduce, EMPTY_QUEUE)
  useArrivals(
    gifts,
    useCallback((arrived: readonly RoomGift[]) => change({ arrived, now: performance.now() }), []),
  )
  const at = nextChange(state)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => change({ arrived: [], now: at }), Math.max(0, at - performance.now()))
    return () => clearTimeout(timer)
  }, [at])
  return (
    <div {...mergeProps({ 'aria-hidden': true, className: styles.queue, 'data-component': 'GiftQueue' }, rest)}>
      {state.lanes.map((shown, lane) => (
        <div key={lane} className={styles.lane}>
          {shown && (
            <GiftBanner
              key={shown.gift.id}
              gift={shown.gift}
              total={shown.total}
              combos={shown.combos}
              leaving={shown.isLeaving}
            />
          )}
        </div>
      ))}
    </div>
  )
}

const reduce = (state: GiftQueueState, { arrived, now }: { arrived: readonly RoomGift[]; now: number }) =>
  arrived.length > 0 ? addGifts(state, arrived, now) : advance(state, now)
