import { useCallback, useSyncExternalStore } from 'react'
import styles from './PreMatchHead.module.css'

export interface CountdownLabels {
  /** The accessible name of the countdown. */
  countdown: string
  /** Under the numbers, whatever they are: e.g. `d`, `h`, `min`, `s`. */
  days: string
  hours: string
  minutes: string
  seconds: string
  /** Instead of the numbers when the time has come. */
  soon: string
}

interface Props {
  /** In milliseconds since 1970. */
  until: number
  now: () => number
  labels: CountdownLabels
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** The time that is left, read from the clock every second. The server does not know it and renders dashes. */
export const Countdown = ({ until, now, labels }: Props) => {
  const secondsLeft = useCallback(() => Math.max(0, Math.ceil((until - now()) / 1000)), [until, now])
  const left = useSyncExternalStore<number | null>(everySecond, secondsLeft, () => null)
  if (left === 0) return <p className={styles.soon}>{labels.soon}</p>
  const isLong = left === null || left >= 86_400
  return (
    <p role="timer" aria-label={labels.countdown} className={styles.countdown}>
      {UNITS.filter(([unit]) => isLong || unit !== 'days').map(([unit, seconds], at) => {
        const larger = UNITS[UNITS.findIndex(([name]) => name === unit) - 1]?.[1]
        const value = left === null ? null : Math.floor((larger ? left % larger : left) / seconds)
        return (
          <span key={unit} className={styles.unit}>
            <b className={styles.number}>{value === null ? '--' : String(value).padStart(at === 0 ? 1 : 2, '0')}</b>
            <span className={styles.word}>{labels[unit]}</span>
          </span>
        )
      })}
    </p>
  )
}
