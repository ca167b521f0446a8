import type { CSSProperties } from 'react'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './StatBars.module.css'

export interface StatBar {
  id: string
  label: string
  home: number
  away: number
  /** Shown instead of the numbers, e.g. `54%`. */
  homeText?: string
  /** As `homeText`. */
  awayText?: string
}

export interface StatBarsProps extends RootProps<'ul'> {
  /** The accessible name of the list. */
  label: string
  /** Read before the values at the start. */
  homeName: string
  /** Read before the values at the end. */
  awayName: string
  /** In display order. */
  stats: readonly StatBar[]
}

/** Compares two sides; each bar is that side's share of the sum. A negative number has no bar. */
export const StatBars = ({ label, homeName, awayName, stats, ...rest }: StatBarsProps) => (
  <ul {...mergeProps({ 'aria-label': label, className: styles.list, 'data-component': 'StatBars' }, rest)}>
    {stats.map((stat) => {
      const [home, away] = [partOf(stat.home), partOf(stat.away)]
      const total = home + away
      const share = total > 0 ? home / total : 0.5
      return (
        <li key={stat.id} className={styles.stat} style={{ '--share': share } as CSSProperties}>
          <span className={styles.value} data-ahead={stat.home > stat.away || undefined}>
            <Hidden>{homeName} </Hidden>
            {stat.homeText ?? textOf(stat.home)}
          </span>
          <span className={styles.label}>{stat.label}</span>
          <span className={styles.value} data-ahead={stat.away > stat.home || undefined}>
            <Hidden>{awayName} </Hidden>
            {stat.awayText ?? textOf(stat.away)}
          </span>
          <span aria-hidden className={styles.bars} data-empty={total === 0 || undefined}>
            <span className={styles.bar} />
            <span className={styles.bar} />
          </span>
        </li>
      )
    })}
  </ul>
)

const partOf = (value: number) => (value > 0 && Number.isFinite(value) ? value : 0)

const textOf = (value: number) => (Number.isNaN(value) ? '–' : value)
