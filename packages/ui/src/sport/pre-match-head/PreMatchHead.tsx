import { mergeProps } from '../../util/merge-props'
import { FormDots, type FormDot, type FormLetters } from '../form-dots'
import { MatchHead, type MatchHeadProps } from '../match-head'
import { Countdown, type CountdownLabels } from './Countdown'
import styles from './PreMatchHead.module.css'

export interface PreMatchHeadProps extends Omit<MatchHeadProps, 'phase' | 'live' | 'periods'> {
  /** In milliseconds since 1970. */
  kickOff: number
  /** The clock; by default that of the device. */
  now?: () => number
  /** The last matches of both teams, oldest first, with the accessible name of each list. */
  form?: {
    letters: FormLetters
    home: { label: string; matches: readonly FormDot[] }
    away: { label: string; matches: readonly FormDot[] }
  }
  /** The texts of the countdown. */
  labels: CountdownLabels
}

/** The head of a match page before the kick-off: a countdown, and the form of both teams. */
export const PreMatchHead = ({ kickOff, now = Date.now, form, labels, children, ...rest }: PreMatchHeadProps) => (
  <MatchHead {...mergeProps({ 'data-component': 'PreMatchHead' }, rest)} phase="waiting">
    <Countdown until={kickOff} now={now} labels={labels} />
    {form && (
      <div className={styles.form}>
        <FormDots label={form.home.label} matches={form.home.matches} letters={form.letters} />
        <FormDots label={form.away.label} matches={form.away.matches} letters={form.letters} />
      </div>
    )}
    {children}
  </MatchHead>
)
