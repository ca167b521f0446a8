import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Coupon.module.css'

export interface CouponProps extends RootProps<'article', 'title'> {
  /** What it is worth: a `Price`, or a text such as "7 days". */
  worth: ReactNode
  /** From when on it counts, under the worth, e.g. "over ¥100". */
  condition?: string
  /** What it is for. */
  title: string
  /** Until when, and what else holds, in one line. */
  note: string
  /** A coupon that is `used` or `expired` is grey. */
  state?: 'usable' | 'used' | 'expired'
  /** The state in words, in place of the action. */
  stateLabel?: string
  /** The button that uses it. */
  action?: ReactNode
}

/** A coupon: its worth at the start, behind a tear-off edge what it is for. */
export const Coupon = (props: CouponProps) => {
  const { worth, condition, title, note, state = 'usable', stateLabel, action, ...rest } = props
  return (
    <article {...mergeProps({ className: styles.coupon, 'data-component': 'Coupon', 'data-state': state }, rest)}>
      <div className={styles.worth}>
        <span className={styles.amount}>{worth}</span>
        {condition !== undefined && <span className={styles.condition}>{condition}</span>}
      </div>
      <div className={styles.texts}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.note}>{note}</p>
        {stateLabel !== undefined && <p className={styles.state}>{stateLabel}</p>}
        {stateLabel === undefined && action}
      </div>
    </article>
  )
}
