import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Tag.module.css'

export interface TagProps extends RootProps<'span'> {
  /** A word or two, such as a category. */
  children?: ReactNode
  /** `live` and `good` say a state; for a category use `neutral` or `brand`. */
  tone?: 'neutral' | 'brand' | 'good' | 'warn' | 'live'
  /** `outline` is quieter; use it next to other tags. */
  look?: 'soft' | 'outline'
  /** Before the text; hidden from screen readers. */
  icon?: ReactNode
  /** Adds a button that removes the tag; `label` is its accessible name, e.g. "Remove Premier League". */
  remove?: { label: string; onPress: () => void }
}

/** A word that describes something: a category, a skill, a state. For a number or a mark use `Badge`, for a choice `Chip`. */
export const Tag = ({ children, tone = 'neutral', look = 'soft', icon, remove, ...rest }: TagProps) => (
  <span {...mergeProps({ className: styles.tag, 'data-component': 'Tag', 'data-tone': tone, 'data-look': look }, rest)}>
    {icon !== undefined && (
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
    )}
    <span className={styles.text}>{children}</span>
    {remove && (
      <button type="button" aria-label={remove.label} className={styles.remove} onClick={remove.onPress}>
        <X aria-hidden />
      </button>
    )}
  </span>
)
