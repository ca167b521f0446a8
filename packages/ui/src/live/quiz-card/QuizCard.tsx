import { Check, Trophy } from 'lucide-react'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './QuizCard.module.css'

export interface QuizOption {
  id: string
  /** The answer. */
  label: string
  /** What it pays, as text, e.g. "1.85". */
  odds?: string
  /** From 0 to 1: its share of all points. Shown once the viewer has chosen or the quiz is closed. */
  share?: number
  /** Points on this answer as text, e.g. "12,000 gold". */
  points?: string
}

export interface QuizCardProps extends RootProps<'article', 'title'> {
  /** The question. */
  title: string
  /** `settled`: `winnerId` has won. `cancelled`: stakes were returned. */
  status: 'open' | 'closed' | 'settled' | 'cancelled'
  /** The status as text, e.g. "Closes in 01:20" or "Settled". */
  statusText: string
  /** In display order. */
  options: readonly QuizOption[]
  /** The viewer's answer. */
  chosenId?: string | null
  /** The right answer. */
  winnerId?: string | null
  /** Called with the id of a pressed answer while the quiz is open. */
  onChoose?: (id: string) => void
  /** The viewer's stake or what came of it, e.g. "100 gold staked" or "You won 185 gold". */
  note?: string
  /** The texts. */
  labels: {
    /** The accessible name of the answers. */
    options: string
    /** Announced after the viewer's answer. */
    chosen: string
    /** Announced after the right answer. */
    winner: string
  }
}

/** A question of a room on which viewers stake points. */
export const QuizCard = (props: QuizCardProps) => {
  const {
    title,
    status,
    statusText,
    options,
    chosenId = null,
    winnerId = null,
    onChoose,
    note,
    labels,
    ...rest
  } = props
  const isOpen = status === 'open'
  const showsShares = chosenId !== null || !isOpen
  const hasWon = status === 'settled' && chosenId !== null && chosenId === winnerId
  return (
    <article {...mergeProps({ className: styles.card, 'data-component': 'QuizCard', 'data-status': status }, rest)}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.status}>{statusText}</span>
      </div>
      <div role="group" aria-label={labels.options} className={styles.options}>
        {options.map((option) => (
          <Option
            key={option.id}
            option={option}
            isChosen={option.id === chosenId}
            isWinner={status === 'settled' && option.id === winnerId}
            showsShare={showsShares}
            labels={labels}
            onPress={isOpen && onChoose ? () => onChoose(option.id) : undefined}
          />
        ))}
      </div>
      {note && (
        <p className={styles.note} data-won={hasWon || undefined}>
          {note}
        </p>
      )}
    </article>
  )
}

interface OptionProps {
  option: QuizOption
  isChosen: boolean
  isWinner: boolean
  showsShare: boolean
  labels: QuizCardProps['labels']
  onPress: (() => void) | undefined
}

const Option = ({ option, isChosen, isWinner, showsShare, labels, onPress }: OptionProps) => (
  <button
    type="button"
    disabled={!onPress}
    className={styles.option}
    data-chosen={isChosen || undefined}
    data-winner={isWinner || undefined}
    onClick={onPress}
  >
    {showsShare && option.share !== undefined && (
      <span aria-hidden className={styles.share} style={{ inlineSize: `${option.share * 100}%` }} />
    )}
    <span className={styles.label}>
      {isWinner ? <Trophy aria-hidden /> : isChosen && <Check aria-hidden />}
      {option.label}
      {isChosen && <Hidden> {labels.chosen}</Hidden>}
      {isWinner && <Hidden> {labels.winner}</Hidden>}
    </span>
    <span className={styles.figures}>
      {showsShare && option.points && <span className={styles.points}>{option.points}</span>}
      {option.odds && <b className={styles.odds}>{option.odds}</b>}
    </span>
  </button>
)
