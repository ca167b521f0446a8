import { cx } from '../util/cx'
import styles from './LevelBadge.module.css'

/** The six badges of a chat room. The domain decides which one a user has. Rule: DOM-71. */
export type LevelBadgeKind = 'anchor' | 'admin' | 'level1' | 'level10' | 'level20' | 'level30'

export interface LevelBadgeProps {
  kind: LevelBadgeKind
  /** Its text, e.g. `Lv12` or `主播`. */
  label: string
  className?: string
}

export const LevelBadge = ({ kind, label, className }: LevelBadgeProps) => (
  <span className={cx(styles.badge, className)} data-kind={kind}>
    {label}
  </span>
)
