import type { ReactNode } from 'react'
import { Pressable, type PressableProps } from '../pressable'
import { Spinner } from '../spinner'
import { cx } from '../util/cx'
import styles from './Button.module.css'

export interface ButtonProps extends PressableProps {
  /** `solid` is the main action of a view, `soft` the secondary one. */
  tone?: 'solid' | 'soft' | 'outline' | 'plain' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
  icon?: ReactNode
  /** Shows a spinner and ignores presses; the text stays, so that the width does not jump. */
  busy?: boolean
}

export const Button = ({
  tone = 'solid',
  size = 'medium',
  block = false,
  icon,
  busy = false,
  onPress,
  className,
  children,
  ...rest
}: ButtonProps) => (
  <Pressable
    {...rest}
    onPress={busy ? undefined : onPress}
    aria-busy={busy || undefined}
    data-tone={tone}
    data-size={size}
    data-block={block || undefined}
    className={cx(styles.button, className)}
  >
    {busy ? (
      <Spinner />
    ) : (
      icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )
    )}
    <span>{children}</span>
  </Pressable>
)
