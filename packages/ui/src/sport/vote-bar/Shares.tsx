import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { ShareBar, type Outcome } from '../ShareBar'
import styles from './VoteBar.module.css'

interface SharesProps {
  /** The accessible name. */
  title: string
  /** The number and the text of each outcome, in display order. */
  outcomes: readonly { id: Outcome; label: string; size: number; share: string }[]
  /** The outcome that the user has chosen, with what is announced of it. */
  chosen?: { id: Outcome; label: string } | undefined
  ref?: Ref<HTMLUListElement>
}

/** The shares of the outcomes of a match as texts, over a bar. The list takes the focus, but not by Tab. */
export const Shares = ({ title, outcomes, chosen, ref }: SharesProps) => (
  <>
    <ul ref={ref} tabIndex={-1} aria-label={title} className={styles.shares}>
      {outcomes.map(({ id, label, share }) => (
        <li key={id} className={styles.share} data-side={id} data-chosen={id === chosen?.id || undefined}>
          <b className={styles.number}>{share}</b>
          <span className={styles.label}>
            {id === chosen?.id && <Check role="img" aria-label={chosen.label} className={styles.check} />}
            {label}
          </span>
        </li>
      ))}
    </ul>
    <ShareBar parts={outcomes.map(({ id, size }) => ({ id, share: size }))} />
  </>
)
