import { cx } from '../util/cx'
import { rovingKeyDown } from '../util/roving-key-down'
import { Chip } from './Chip'
import styles from './FilterChips.module.css'

export interface FilterChip<Id extends string = string> {
  id: Id
  label: string
  count?: number
  tone?: 'plain' | 'live'
}

export interface FilterChipsProps<Id extends string = string> {
  label: string
  chips: readonly FilterChip<Id>[]
  selectedId: Id
  onSelect: (id: Id) => void
  className?: string
}

/** A choice among a few options, in a row that scrolls if the labels are long. */
export const FilterChips = <Id extends string>({
  label,
  chips,
  selectedId,
  onSelect,
  className,
}: FilterChipsProps<Id>) => (
  <div role="radiogroup" aria-label={label} className={cx(styles.row, className)} onKeyDown={rovingKeyDown}>
    {chips.map((chip) => (
      <Chip
        key={chip.id}
        role="radio"
        data-roving=""
        aria-checked={chip.id === selectedId}
        tabIndex={chip.id === selectedId ? 0 : -1}
        selected={chip.id === selectedId}
        count={chip.count}
        tone={chip.tone}
        onClick={() => onSelect(chip.id)}
      >
        {chip.label}
      </Chip>
    ))}
  </div>
)
