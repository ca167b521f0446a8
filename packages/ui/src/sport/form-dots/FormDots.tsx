import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './FormDots.module.css'

export type FormResult = 'win' | 'draw' | 'loss'

export interface FormDot {
  id: string
  result: FormResult
  /** The match in words, e.g. "2–1 v Chelsea, won". */
  label: string
}

/** The letter of each result, e.g. W, D and L. */
export type FormLetters = Readonly<Record<FormResult, string>>

export interface FormDotsProps extends RootProps<'ol'> {
  /** The accessible name of the list. */
  label: string
  /** Oldest first: the last one, which is underlined, is the latest match. */
  matches: readonly FormDot[]
  /** Shown on the dots, so that results differ by more than colour. */
  letters: FormLetters
}

/** The results of a team's last matches. */
export const FormDots = ({ label, matches, letters, ...rest }: FormDotsProps) => (
  <ol {...mergeProps({ 'aria-label': label, className: styles.form, 'data-component': 'FormDots' }, rest)}>
    {matches.map((dot) => (
      <li key={dot.id} className={styles.dot} data-result={dot.result}>
        <span aria-hidden>{letters[dot.result]}</span>
        <Hidden>{dot.label}</Hidden>
      </li>
    ))}
  </ol>
)
