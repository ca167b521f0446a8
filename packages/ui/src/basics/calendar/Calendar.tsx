import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { addDays, weekdayOf, type Day } from '@org/domain'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Calendar.module.css'
import { monthAfter, monthOf, monthOfYear, sameDayIn, weeksOf } from './month'

export interface CalendarProps extends RootProps<'div', 'onSelect'> {
  /** The month that is shown, as `YYYY-MM`; kept by the caller. */
  month: string
  /** Called with the month to show. */
  onMonth: (month: string) => void
  /** The chosen day; `null` if there is none. */
  value: Day | null
  /** Called with the day that was pressed. */
  onSelect: (day: Day) => void
  /** Today, in the time zone that the days are of. */
  today?: Day
  /** The first day that can be chosen. */
  min?: Day
  /** The last day that can be chosen. */
  max?: Day
  /** The first day of a week, 0 for Sunday. */
  weekStart?: 0 | 1
  /** Days with a dot, and what it means, which is a part of their accessible names, e.g. "3 matches". */
  marks?: Readonly<Record<Day, string>>
  /**
   * The name of the month, of its buttons, of the days of the week from Sunday, and of a day. The buttons by a year are there
   * if they have names.
   */
  labels: {
    month: string
    previous: string
    next: string
    previousYear?: string
    nextYear?: string
    weekdays: readonly string[]
    day: (day: Day) => string
  }
}

/**
 * A month of which one day is chosen. Arrow keys move by a day or a week, Home and End within the week, Page Up and Page
 * Down by a month.
 */
export const Calendar = (props: CalendarProps) => {
  const { month, onMonth, value, onSelect, today, min, max, weekStart = 1, marks, labels, ...rest } = props
  const [focused, setFocused] = useState<Day | null>(null)
  const stop = [focused, value, today].find((day) => day && monthOf(day) === month) ?? `${month}-01`
  const grid = useRef<HTMLDivElement>(null)
  // After a key has moved to another month, its day is there only now.
  const follows = useRef(false)
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    follows.current = false
  }, [stop])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayByKey(event, stop, weekStart)
    if (day === null) return
    event.preventDefault()
    follows.current = true
    setFocused(day)
    if (monthOf(day) !== month) onMonth(monthOf(day))
  }
  const press = (day: Day) => {
    setFocused(day)
    if (isWithin(day, min, max)) onSelect(day)
  }
  const steps = { min, max, onMonth }
  const weekdays = Array.from({ length: 7 }, (_, at) => labels.weekdays[(at + weekStart) % 7])
  return (
    <div {...mergeProps({ className: styles.root, 'data-component': 'Calendar' }, rest)}>
      <div className={styles.head}>
        {labels.previousYear !== undefined && (
          <Step label={labels.previousYear} icon={<ChevronsLeft />} to={monthOfYear(month, -1)} {...steps} />
        )}
        <Step label={labels.previous} icon={<ChevronLeft />} to={monthAfter(month, -1)} {...steps} />
        <p aria-live="polite" className={styles.month}>
          {labels.month}
        </p>
        <Step label={labels.next} icon={<ChevronRight />} to={monthAfter(month, 1)} {...steps} />
        {labels.nextYear !== undefined && (
          <Step label={labels.nextYear} icon={<ChevronsRight />} to={monthOfYear(month, 1)} {...steps} />
        )}
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-label={labels.month} className={styles.grid} onKeyDown={onKeyDown}>
        <div role="row" className={styles.week}>
          {weekdays.map((weekday, place) => (
            <span key={place} role="columnheader" className={styles.weekday}>
              {weekday}
            </span>
          ))}
        </div>
        {weeksOf(month, weekStart).map((week, at) => (
          <div key={at} role="row" className={styles.week}>
            {week.map((day, place) =>
              day === null ? (
                <span key={place} role="gridcell" />
              ) : (
                <span key={place} role="gridcell" aria-selected={day === value} className={styles.cell}>
                  <button
                    type="button"
                    tabIndex={day === stop ? 0 : -1}
                    aria-label={[labels.day(day), marks?.[day]].filter(Boolean).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    // Not `disabled`: arrow keys pass over it, and a screen reader reads it.
                    aria-disabled={!isWithin(day, min, max) || undefined}
                    className={styles.day}
                    onClick={() => press(day)}
                  >
                    {Number(day.slice(-2))}
                    {marks?.[day] !== undefined && <i className={styles.mark} />}
                  </button>
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

interface StepProps extends Pick<CalendarProps, 'min' | 'max' | 'onMonth'> {
  label: string
  icon: ReactNode
  to: string
}

/** The button to another month; beyond the first and the last one it does nothing, and keeps the focus. */
const Step = ({ label, icon, to, min, max, onMonth }: StepProps) => {
  const isOpen = isWithin(to, min && monthOf(min), max && monthOf(max))
  return (
    <IconButton
      className={styles.step}
      label={label}
      icon={icon}
      aria-disabled={!isOpen || undefined}
      onPress={() => isOpen && onMonth(to)}
    />
  )
}

const isWithin = (day: string, min = '', max = '9999') => day >= min && day <= max

/** Where a key moves to; null if it does not move. */
const dayByKey = (event: KeyboardEvent<HTMLElement>, day: Day, weekStart: number): Day | null => {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const inWeek = ((weekdayOf(day) ?? 0) - weekStart + 7) % 7
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -inWeek,
    End: 6 - inWeek,
  }
  const by = days[event.key]
  if (by !== undefined) return addDays(day, by)
  if (event.key === 'PageUp') return sameDayIn(monthAfter(monthOf(day), -1), day)
  return event.key === 'PageDown' ? sameDayIn(monthAfter(monthOf(day), 1), day) : null
}
