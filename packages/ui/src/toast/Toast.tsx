import { CircleAlert, CircleCheck } from 'lucide-react'
import { Spinner } from '../spinner'
import { cx } from '../util/cx'
import styles from './Toast.module.css'

export interface ToastProps {
  kind: 'success' | 'failure' | 'notice' | 'loading'
  text: string
  className?: string
}

/** A short word over the page. It takes no presses; a failure is read out at once, the rest when there is time. */
export const Toast = ({ kind, text, className }: ToastProps) => (
  <div role={kind === 'failure' ? 'alert' : 'status'} className={cx(styles.toast, className)} data-kind={kind}>
    {kind === 'success' && <CircleCheck aria-hidden className={styles.icon} />}
    {kind === 'failure' && <CircleAlert aria-hidden className={styles.icon} />}
    {kind === 'loading' && <Spinner />}
    <span>{text}</span>
  </div>
)
