import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './LiveClock.module.css'

export interface LiveClockProps extends RootProps<'span', 'role'> {
  /** What it shows, e.g. `67'`, `45+2'`, `Q4 03:21`, a kick-off time, or a state. */
  text: string
  /** Whether the match is in play: the clock is then red. */
  running?: boolean
  /** Lets the mark after the minute of a running clock pulse. For the one clock of a page, not for those of a list. */
  ticks?: boolean
  /** The accessible name, e.g. "Minute 67", where the text alone does not say it. */
  label?: string
}

/** The clock of a match: red while it is in play. Screen readers read it when they are asked and not every minute. */
export const LiveClock = ({ text, running = false, ticks = false, label, ...rest }: LiveClockProps) => {
  const [, minute, mark] = (running && ticks && MINUTE.exec(text)) || []
  return (
    <span
      {...mergeProps(
        {
          className: styles.clock,
          'data-component': 'LiveClock',
          'data-running': running || undefined,
          ...(label !== undefined && { role: 'timer', 'aria-label': label }),
        },
        rest,
      )}
    >
      {mark ? (
        <>
          {minute}
          <span className={styles.mark}>{mark}</span>
        </>
      ) : (
        text
      )}
    </span>
  )
}

/** A text that ends with the mark of minutes. */
const MINUTE = /^(.+)(['’′])$/
