import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../util/cx'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title: string
  hint?: string
  icon?: ReactNode
  /** A button with something to do instead. */
  action?: ReactNode
  className?: string
}

export const EmptyState = ({ title, hint, icon = <Inbox />, action, className }: EmptyStateProps) => (
  <div className={cx(styles.state, className)}>
    <span aria-hidden className={styles.icon}>
      {icon}
    </span>
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {action}
  </div>
)
