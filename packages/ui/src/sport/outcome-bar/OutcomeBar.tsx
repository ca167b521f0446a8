import { mergeProps, type RootProps } from '../../util/merge-props'
import type { Outcome } from '../ShareBar'
import { Shares } from '../vote-bar/Shares'
import styles from '../vote-bar/VoteBar.module.css'

export interface OutcomeChance {
  id: Outcome
  /** E.g. the name of the team, or "Draw". */
  label: string
  /** From 0 to 1. */
  chance: number
  /** The chance as text, e.g. `54%`. */
  text: string
}

export interface OutcomeBarProps extends RootProps<'section', 'title'> {
  /** The heading. */
  title: string
  /** Two, or three with a draw, in display order. */
  outcomes: readonly OutcomeChance[]
  /** At the end of the head, e.g. what the chances are counted from. */
  note?: string
}

/** The chances of the outcomes of a match, as a forecast gives them. For what fans think use `VoteBar`. */
export const OutcomeBar = ({ title, outcomes, note, ...rest }: OutcomeBarProps) => (
  <section {...mergeProps({ className: styles.vote, 'data-component': 'OutcomeBar' }, rest)}>
    <div className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      {note && <span className={styles.total}>{note}</span>}
    </div>
    <Shares
      title={title}
      outcomes={outcomes.map(({ id, label, chance, text }) => ({ id, label, size: chance, share: text }))}
    />
  </section>
)
