import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './EmptyState.module.css'

export interface EmptyStateProps extends RootProps<'div', 'title'> {
  /** What is missing. */
  title: string
  /** Why, or what to try. */
  hint?: string
  /** Instead of the tray: an icon, or an `Illustration`; hidden from screen readers. */
  icon?: ReactNode
  /** A button with something to do instead. */
  action?: ReactNode
}

/** Shows that there is nothing, and what to do instead. */
export const EmptyState = ({ title, hint, icon = <Inbox />, action, ...rest }: EmptyStateProps) => (
  <div {...mergeProps({ className: styles.state, 'data-component': 'EmptyState' }, rest)}>
    <span aria-hidden className={styles.icon}>
      {icon}
    </span>
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {action}
  </div>
)
