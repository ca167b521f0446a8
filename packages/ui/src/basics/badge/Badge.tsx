import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Badge.module.css'

export interface BadgeProps extends RootProps<'span'> {
  /** A short text or a number. */
  children?: ReactNode
  /** `live` pulses and is the only filled red; `count` is the number of unread things. */
  tone?: 'count' | 'live' | 'brand' | 'warn' | 'neutral' | 'scrim'
  /** Read by screen readers instead of the content, e.g. "12 unread". */
  label?: string
}

/** A small label. Without children it is a dot. */
export const Badge = ({ children, tone = 'neutral', label, ...rest }: BadgeProps) => (
  <span
    {...mergeProps(
      {
        className: styles.badge,
        'data-component': 'Badge',
        'data-tone': tone,
        'data-dot': children === undefined || undefined,
        ...(label && { role: 'img', 'aria-label': label }),
      },
      rest,
    )}
  >
    {tone === 'live' && children !== undefined && <span aria-hidden className={styles.pulse} />}
    {children}
  </span>
)

/** The small circle has room for two digits. */
export const countText = (count: number) => (count > 99 ? '99+' : String(count))
