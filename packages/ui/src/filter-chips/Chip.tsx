import type { ComponentProps } from 'react'
import { cx } from '../util/cx'
import styles from './FilterChips.module.css'

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean
  /** A number next to the label, such as the number of matches in play. */
  count?: number
  /** `live` marks the chip of matches in play. */
  tone?: 'plain' | 'live'
}

/** A rounded button for a choice or a shortcut. */
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
