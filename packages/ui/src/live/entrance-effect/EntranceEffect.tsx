import { useCallback, useEffect, useReducer } from 'react'
import { Avatar } from '../../basics/avatar'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { LevelBadge } from '../level-badge'
import { useArrivals } from '../use-arrivals'
import styles from './EntranceEffect.module.css'
import { addEntrances, NO_ENTRANCE, showNext, type EntranceState, type RoomEntrance } from './entrances'

export interface EntranceEffectProps extends RootProps<'div'> {
  /** Oldest first. Entrances added at the end are shown; what is there at first is not. */
  entrances: readonly RoomEntrance[]
  /** The text if several entered at once, after the name of the newest, e.g. "and 12 others entered the room". */
  othersText: (others: number) => string
}

const STAY_MS = 2_600

/**
 * Announces members with a high level as they enter, one at a time; many at once become one line. It takes no presses,
 * and screen readers read the chat instead.
 */
export const EntranceEffect = ({ entrances, othersText, ...rest }: EntranceEffectProps) => {
  const [{ shown }, change] = useReducer(reduce, NO_ENTRANCE)
  useArrivals(
    entrances,
    useCallback((arrived: readonly RoomEntrance[]) => change(arrived), []),
  )
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => change(null), STAY_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <div {...mergeProps({ 'aria-hidden': true, className: styles.place, 'data-component': 'EntranceEffect' }, rest)}>
      {shown && (
        <EntranceBanner
          key={shown.entrance.id}
          entrance={shown.entrance}
          text={shown.others > 0 ? othersText(shown.others) : shown.entrance.text}
        />
      )}
    </div>
  )
}

/** New entrances, or null for the end of the current one. */
const reduce = (state: EntranceState, arrived: readonly RoomEntrance[] | null) =>
  arrived ? addEntrances(state, arrived) : showNext(state)

export interface EntranceBannerProps extends RootProps<'div'> {
  /** Who enters. */
  entrance: RoomEntrance
  /** The text after the name. */
  text: string
}

/** The line of one entrance, in the colour of the level. `EntranceEffect` shows those of a room. */
export const EntranceBanner = ({ entrance: { name, avatar, badge }, text, ...rest }: EntranceBannerProps) => (
  <div
    {...mergeProps({ className: styles.banner, 'data-component': 'EntranceBanner', 'data-kind': badge?.kind }, rest)}
  >
    <Avatar name={name} src={avatar} size="small" />
    {badge && <LevelBadge kind={badge.kind} label={badge.label} />}
    <span className={styles.line}>
      <b className={styles.name}>{name}</b> {text}
    </span>
  </div>
)
