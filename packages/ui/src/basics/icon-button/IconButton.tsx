import type { ReactNode } from 'react'
import { Pressable, type PressableProps } from '../pressable'
import { Hidden } from '../hidden'
import { mergeProps } from '../../util/merge-props'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<PressableProps, 'children'> {
  /** The accessible name. The icon is hidden from screen readers. */
  label: string
  /** One icon, which takes the size of the button. */
  icon: ReactNode
  /** `onScrim` is for buttons over video and pictures. */
  tone?: 'plain' | 'brand' | 'onScrim'
  /** A number or a dot in the corner. */
  badge?: ReactNode
}

/** A button that is an icon, with a target of 44 px. */
export const IconButton = ({ label, icon, tone = 'plain', badge, ...rest }: IconButtonProps) => (
  <Pressable
    {...mergeProps({ title: label, className: styles.button, 'data-component': 'IconButton', 'data-tone': tone }, rest)}
  >
    <span aria-hidden className={styles.icon}>
      {icon}
    </span>
    <Hidden>{label}</Hidden>
    {badge !== undefined && <span className={styles.badge}>{badge}</span>}
  </Pressable>
)
