import { mergeProps, type RootProps } from '../../util/merge-props'
import { rovingKeyDown } from '../../util/roving-key-down'
import { Chip } from './Chip'
import styles from './FilterChips.module.css'

export interface FilterChip<Id extends string = string> {
  id: Id
  label: string
  /** A number next to the label, such as the number of matches. */
  count?: number
  /** `live` marks the chip of matches in play. */
  tone?: 'plain' | 'live'
}

export interface FilterChipsProps<Id extends string = string> extends RootProps<'div', 'onSelect'> {
  /** The accessible name of the group. */
  label: string
  /** In display order. */
  chips: readonly FilterChip<Id>[]
  /** The id of the chosen chip. */
  selectedId: Id
  /** Called with the id of a pressed chip; the arrow keys press the next one. */
  onSelect: (id: Id) => void
}

/** A choice among a few options, in a row that scrolls if the labels are long. */
export const FilterChips = <Id extends string>({
  label,
  chips,
  selectedId,
  onSelect,
  ...rest
}: FilterChipsProps<Id>) => (
  <div
    {...mergeProps(
      {
        role: 'radiogroup',
        'aria-label': label,
        className: styles.row,
        'data-component': 'FilterChips',
        onKeyDown: rovingKeyDown,
      },
      rest,
    )}
  >
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
