import { useEffect, useRef } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import type { Outcome } from '../ShareBar'
import { Shares } from './Shares'
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
  const shares = useRef<HTMLUListElement>(null)
  const hasFocus = useRef(false)
  // The button that was pressed is gone: without this the focus would be lost, and nobody would hear the shares.
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body
    if (showsShares && isLost) shares.current?.focus({ preventScroll: true })
  }, [showsShares])
  return (
    <section
      {...mergeProps({ className: styles.vote, 'data-component': 'VoteBar', 'data-closed': closed || undefined }, rest)}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {total && <span className={styles.total}>{total}</span>}
      </div>
      {showsShares ? (
        <Shares
          ref={shares}
          title={title}
          outcomes={options.map(({ votes, ...option }) => ({ ...option, size: votes }))}
          chosen={chosenId && { id: chosenId, label: labels.chosen }}
        />
      ) : (
        <div
          role="group"
          aria-label={title}
          className={styles.options}
          onFocus={() => void (hasFocus.current = true)}
          onBlur={({ relatedTarget }) => void (hasFocus.current = relatedTarget === null)}
        >
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
