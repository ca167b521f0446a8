import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Spinner.module.css'

export interface SpinnerProps extends RootProps<'span'> {
  /** Announced as a status. Omit it if the context already says what is loading. */
  label?: string
}

/** A turning circle, for work whose length is unknown. */
export const Spinner = ({ label, ...rest }: SpinnerProps) => (
  <span
    {...mergeProps(
      {
        className: styles.spinner,
        'data-component': 'Spinner',
        ...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }),
      },
      rest,
    )}
  />
)
