import type { ComponentProps } from 'react'
import { cx } from '../util/cx'
import styles from './FilterChips.module.css'

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean
  /** A number beside the label, such as how many matches are in play. */
  count?: number
  /** `live` marks the chip of matches in play. */
  tone?: 'plain' | 'live'
}

/** A rounded choice or a shortcut. */
export const Chip = ({ selected, count, tone = 'plain', className, children, ...rest }: ChipProps) => (
  <button
    type="button"
    {...rest}
    data-selected={selected || undefined}
    data-tone={tone}
    className={cx(styles.chip, className)}
  >
    <span>{children}</span>
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
)
