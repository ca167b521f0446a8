import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './SlowModeWait.module.css'

export interface SlowModeWaitProps extends RootProps<'span'> {
  /** Whole seconds until the viewer may write again: `slowModeWait` of the domain. */
  seconds: number
  /** The slow mode of the room, in seconds: the whole ring. */
  of: number
  /** Announced instead of the number, e.g. "You can write in 5 seconds". */
  label: string
}

/** How long slow mode keeps the viewer from writing: a ring that empties. With no wait left it shows nothing. */
export const SlowModeWait = ({ seconds, of, label, ...rest }: SlowModeWaitProps) => (
  <span
    {...mergeProps(
      {
        role: 'timer',
        'aria-label': label,
        hidden: seconds <= 0,
        className: styles.wait,
        style: { '--left': of > 0 ? Math.min(1, seconds / of) : 0 },
        'data-component': 'SlowModeWait',
      },
      rest,
    )}
  >
    {seconds}
  </span>
)
