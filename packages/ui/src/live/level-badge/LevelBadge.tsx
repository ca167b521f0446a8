import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './LevelBadge.module.css'

/** The six badges of a chat room. The domain decides which one a user has. Rule: DOM-71. */
export type LevelBadgeKind = 'anchor' | 'admin' | 'level1' | 'level10' | 'level20' | 'level30'

export interface LevelBadgeProps extends RootProps<'span'> {
  /** `level10` is for the levels 10 to 19, and so on. */
  kind: LevelBadgeKind
  /** Its text, e.g. `Lv12` or `主播`. */
  label: string
}

/** The badge of a user in a chat room. */
export const LevelBadge = ({ kind, label, ...rest }: LevelBadgeProps) => (
  <span {...mergeProps({ className: styles.badge, 'data-component': 'LevelBadge', 'data-kind': kind }, rest)}>
    {label}
  </span>
)
