import { Check } from 'lucide-react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { ShareBar, type Outcome } from '../ShareBar'
import styles from './VoteBar.module.css'

export interface VoteOption {
  id: Outcome
  /** E.g. the name of the team, or "Draw". */
  label: string
  /** The number of votes. */
  votes: number
  /** Shown after the vote, e.g. `54%`. */
  share: string
}

export interface VoteBarProps extends RootProps<'section'> {
  /** The question. */
  title: string
  /** Two, or three with a draw. */
  options: readonly VoteOption[]
  /** The user's vote. With it the shares are shown instead of the buttons. */
  chosenId?: Outcome
  /** `true` when votes are no longer taken: the shares are shown, also without an own vote. */
  closed?: boolean
  /** The options do nothing, for example while a vote is sent. */
  disabled?: boolean
  /** Called with the option that is pressed. */
  onVote: (id: Outcome) => void
  /** E.g. "12,480 votes"; at the end of the head. */
  total?: string
  /** Announced with the own vote. */
  labels: { chosen: string }
}

/** A vote on the winner of a match: buttons until the user has voted or the vote is closed, then the shares. */
export const VoteBar = (props: VoteBarProps) => {
  const { title, options, chosenId, closed = false, disabled = false, onVote, total, labels, ...rest } = props
  const showsShares = closed || chosenId !== undefined
  return (
    <section
      {...mergeProps({ className: styles.vote, 'data-component': 'VoteBar', 'data-closed': closed || undefined }, rest)}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {total && <span className={styles.total}>{total}</span>}
      </div>
      {showsShares ? (
        <>
          <ul className={styles.shares}>
            {options.map(({ id, label, share }) => (
              <li key={id} className={styles.share} data-side={id} data-chosen={id === chosenId || undefined}>
                <b className={styles.number}>{share}</b>
                <span className={styles.label}>
                  {id === chosenId && <Check role="img" aria-label={labels.chosen} className={styles.check} />}
                  {label}
                </span>
              </li>
            ))}
          </ul>
          <ShareBar parts={options.map(({ id, votes }) => ({ id, share: votes }))} />
        </>
      ) : (
        <div role="group" aria-label={title} className={styles.options}>
          {options.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              disabled={disabled}
              className={styles.option}
              data-side={id}
              onClick={() => onVote(id)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
