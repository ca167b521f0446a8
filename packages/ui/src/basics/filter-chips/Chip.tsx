import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './FilterChips.module.css'

export interface ChipProps extends RootProps<'button'> {
  /** The label. */
  children?: ReactNode
  /** Draws the chip as chosen. */
  selected?: boolean
  /** A number next to the label, such as the number of matches in play. */
  count?: number
  /** `live` marks the chip of matches in play, while its count is not 0. */
  tone?: 'plain' | 'live'
}

/** A rounded button for a choice or a shortcut. */
export const Chip = ({ selected, count, tone = 'plain', children, ...rest }: ChipProps) => (
  <button
    type="button"
    {...mergeProps(
      {
        className: styles.chip,
        'data-component': 'Chip',
        'data-selected': selected || undefined,
        'data-tone': count === 0 ? 'plain' : tone,
      },
      rest,
    )}
  >
    <span>{children}</span>
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
)
