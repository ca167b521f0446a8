import { cx } from '../util/cx'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** Announced as a status. Omit it if the context already says what is loading. */
  label?: string
  className?: string
}

export const Spinner = ({ label, className }: SpinnerProps) => (
  <span
    className={cx(styles.spinner, className)}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
