import type { ReactNode } from 'react'
import { Pressable, type PressableProps } from '../pressable'
import { cx } from '../util/cx'
import { Hidden } from '../util/Hidden'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<PressableProps, 'children'> {
  /** The accessible name. The icon is hidden from screen readers. */
  label: string
  icon: ReactNode
  /** `onScrim` is for buttons over video and pictures. */
  tone?: 'plain' | 'brand' | 'onScrim'
  /** A number or a dot in the corner. */
  badge?: ReactNode
}

export const IconButton = ({ label, icon, tone = 'plain', badge, className, ...rest }: IconButtonProps) => (
  <Pressable {...rest} title={label} data-tone={tone} className={cx(styles.button, className)}>
    <span aria-hidden className={styles.icon}>
      {icon}
    </span>
    <Hidden>{label}</Hidden>
    {badge !== undefined && <span className={styles.badge}>{badge}</span>}
  </Pressable>
)
