import { useEffect, useRef, type ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { rovingKeyDown } from '../../util/roving-key-down'
import { scrollToMiddle } from '../../util/scroll-to-middle'
import styles from './DateStrip.module.css'

export interface DateStripDay {
  /** The day itself, e.g. `2026-11-21`. */
  id: string
  /** The upper line: a weekday, or "today". */
  weekday: string
  /** The lower line: the day of the month, or day and month. */
  day: string
  /** The third line: how many matches the day has; '' keeps its place until that is known. */
  count?: string
  /** The full date for screen readers, with the count. */
  label: string
  /** Marks the day. */
  isToday?: boolean
}

export interface DateStripProps extends RootProps<'div', 'onSelect'> {
  /** The accessible name of the group. */
  label: string
  /** In display order. */
  days: readonly DateStripDay[]
  /** The id of the chosen day. */
  selectedId: string
  /** Called with the id of a pressed day; the arrow keys press the next one. */
  onSelect: (id: string) => void
  /** A button at the end, such as one that opens a calendar. */
  action?: ReactNode
}

/** A row of days to choose from. The selected day is kept in the middle. */
export const DateStrip = ({ label, days, selectedId, onSelect, action, ...rest }: DateStripProps) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => scrollToMiddle(row.current, '[aria-checked="true"]'), [selectedId])
  return (
    <div {...mergeProps({ className: styles.strip, 'data-component': 'DateStrip' }, rest)}>
      <div ref={row} role="radiogroup" aria-label={label} className={styles.days} onKeyDown={rovingKeyDown}>
        {days.map((day) => (
          <button
            key={day.id}
            type="button"
            role="radio"
            data-roving=""
            aria-checked={day.id === selectedId}
            aria-label={day.label}
            tabIndex={day.id === selectedId ? 0 : -1}
            data-today={day.isToday || undefined}
            className={styles.day}
            onClick={() => onSelect(day.id)}
          >
            <span className={styles.weekday}>{day.weekday}</span>
            <span className={styles.number}>{day.day}</span>
            {day.count !== undefined && <span className={styles.count}>{day.count}</span>}
          </button>
        ))}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
