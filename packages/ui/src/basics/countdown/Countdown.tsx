import { instantFromMs, secondsUntil, type EpochSeconds } from '@org/domain'
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Countdown.module.css'

export interface CountdownProps extends RootProps<'span', 'role'> {
  /** When it ends, in seconds since 1970. */
  until: EpochSeconds
  /** What begins or ends then, as the accessible name, e.g. "Kick-off". */
  label: string
  /** The number of days, e.g. "2 days", and the text at the end. */
  labels: { days: (count: number) => string; over: string }
  /** Called once, when it ends. */
  onEnd?: () => void
  /** `boxes` draws each number on a ground of its own, for offers. */
  look?: 'plain' | 'boxes'
}

/** The time that is left, by the second. Screen readers read it when they are asked and not every second. */
export const Countdown = ({ until, label, labels, onEnd, look = 'plain', ...rest }: CountdownProps) => {
  const left = useSecondsLeft(until)
  const isOver = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  const days = Math.floor((left ?? 0) / 86_400)
  return (
    <span
      role="timer"
      aria-label={label}
      {...mergeProps(
        {
          className: styles.root,
          'data-component': 'Countdown',
          'data-look': look,
          'data-over': isOver || undefined,
        },
        rest,
      )}
    >
      {isOver ? (
        labels.over
      ) : (
        <>
          {days > 0 && <span className={styles.days}>{labels.days(days)}</span>}{' '}
          <span className={styles.clock}>
            {clockOf(left).map((number, at) => (
              <span key={at} className={styles.number}>
                {number}
              </span>
            ))}
          </span>
        </>
      )}
    </span>
  )
}

/** Hours, minutes and seconds of two digits each. */
const clockOf = (left: number | null) =>
  left === null
    ? ['--', '--', '--']
    : [Math.floor((left / 3600) % 24), Math.floor((left / 60) % 60), left % 60].map((number) =>
        String(number).padStart(2, '0'),
      )

/** Null on the server, whose clock is another one. */
const useSecondsLeft = (until: EpochSeconds) => {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // To the next whole second, so that it does not skip one.
      const wait = () => {
        const ms = until * 1000 - Date.now()
        if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000)
      }
      const tick = () => {
        changed()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [until],
  )
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(until, instantFromMs(Date.now())),
    () => null,
  )
}
