import { cx } from '../util/cx'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** Announced as a status. Leave it out where the surroundings already say what is loading. */
  label?: string
  className?: string
}

export const Spinner = ({ label, className }: SpinnerProps) => (
  <span
    className={cx(styles.spinner, className)}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
