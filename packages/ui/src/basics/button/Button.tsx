import type { ReactNode } from 'react'
import { Pressable, type PressableProps } from '../pressable'
import { Spinner } from '../spinner'
import { mergeProps } from '../../util/merge-props'
import styles from './Button.module.css'

export interface ButtonProps extends PressableProps {
  /** `solid` is the main action of a view, `soft` the secondary one. */
  tone?: 'solid' | 'soft' | 'outline' | 'plain' | 'danger'
  /** The height; `large` is for the main button of a form or a sheet. */
  size?: 'small' | 'medium' | 'large'
  /** As wide as its container. */
  block?: boolean
  /** Before the text. */
  icon?: ReactNode
  /** Shows a spinner and ignores presses; the text stays, so that the width does not jump. */
  busy?: boolean
}

/** A button with a text; with `href` a link that looks like one. */
export const Button = ({
  tone = 'solid',
  size = 'medium',
  block = false,
  icon,
  busy = false,
  children,
  ...rest
}: ButtonProps) => (
  <Pressable
    {...mergeProps(
      {
        className: styles.button,
        'aria-busy': busy || undefined,
        'data-component': 'Button',
        'data-tone': tone,
        'data-size': size,
        'data-block': block || undefined,
      },
      rest,
    )}
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
