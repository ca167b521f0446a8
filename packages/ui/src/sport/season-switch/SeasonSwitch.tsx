import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './SeasonSwitch.module.css'

export interface SeasonSwitchProps<Id extends string = string> extends RootProps<'div', 'onSelect'> {
  /** Latest first. */
  seasons: readonly { id: Id; label: string }[]
  /** The season that is shown. */
  selectedId: Id
  /** Called with the id of the season that is chosen from the list, or that an arrow leads to. */
  onSelect: (id: Id) => void
  /** The accessible names of the list and of the arrows. */
  labels: { season: string; earlier: string; later: string }
}

/** The season of a league: the list of the device, and an arrow to the season before and after. */
export const SeasonSwitch = <Id extends string>({
  seasons,
  selectedId,
  onSelect,
  labels,
  ...rest
}: SeasonSwitchProps<Id>) => {
  const at = seasons.findIndex(({ id }) => id === selectedId)
  // Not `disabled` at the end: a disabled button would lose the focus.
  const arrow = (label: string, to: number, Icon: typeof ChevronLeft) => {
    const season = seasons[to]
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={season === undefined || undefined}
        className={styles.arrow}
        onClick={() => season && onSelect(season.id)}
      >
        <Icon aria-hidden />
      </button>
    )
  }
  return (
    <div {...mergeProps({ className: styles.switch, 'data-component': 'SeasonSwitch' }, rest)}>
      {arrow(labels.earlier, at + 1, ChevronLeft)}
      <span className={styles.field}>
        <select
          aria-label={labels.season}
          className={styles.select}
          value={selectedId}
          onChange={(event) => {
            const chosen = seasons.find(({ id }) => id === event.target.value)
            if (chosen) onSelect(chosen.id)
          }}
        >
          {seasons.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className={styles.mark} />
      </span>
      {arrow(labels.later, at - 1, ChevronRight)}
    </div>
  )
}
