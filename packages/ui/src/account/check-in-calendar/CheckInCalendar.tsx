import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './CheckInCalendar.module.css'

export interface CheckInCalendarDay {
  /** From 1. */
  nth: number
  /** `makeup`: missed, but can still be checked in. */
  state: 'checked' | 'makeup' | 'open' | 'unchecked'
  /** E.g. `+50`. */
  prize: string
  /** The day in words, e.g. "day 3". */
  label: string
  /** Its state in words. */
  stateLabel: string
}

export interface CheckInCalendarProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string
  /** A line under the title, such as the length of the streak. */
  note?: string
  /** In display order, four to a row. */
  days: readonly CheckInCalendarDay[]
  /** Called on a press on a day that is open or can be made up. */
  onDay: (nth: number) => void
  /** The check-in button. */
  action?: ReactNode
  /** Why the check-in failed, announced when it appears. */
  error?: string | undefined
}

/** The days of a check-in round with their prizes; days that can be checked in or made up are buttons. */
export const CheckInCalendar = ({ title, note, days, onDay, action, error, ...rest }: CheckInCalendarProps) => (
  <section {...mergeProps({ className: styles.card, 'data-component': 'CheckInCalendar' }, rest)}>
    <div className={styles.head}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action}
    </div>
    <ol className={styles.days}>
      {days.map((day) => (
        <li key={day.nth}>
          <button
            type="button"
            className={styles.day}
            data-state={day.state}
            disabled={day.state === 'checked' || day.state === 'unchecked'}
            onClick={() => onDay(day.nth)}
          >
            <span className={styles.label}>{day.label}</span>{' '}
            <span className={styles.prize}>
              {day.state === 'checked' && <Check aria-hidden />}
              {day.state === 'checked' ? <Hidden>{day.prize}</Hidden> : day.prize}
            </span>{' '}
            <span className={styles.state}>{day.stateLabel}</span>
          </button>
        </li>
      ))}
    </ol>
    {error && (
      <p role="alert" className={styles.error}>
        {error}
      </p>
    )}
  </section>
)
