import { CircleAlert, CircleCheck } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../modal'
import { Spinner } from '../spinner'
import { cx } from '../util/cx'
import styles from './Toast.module.css'

export interface ToastProps {
  kind: 'success' | 'failure' | 'notice' | 'loading'
  text: string
  className?: string
}

/**
 * A short word over the page, and over a dialog where one is open. It takes no presses; a failure is read out at once,
 * the rest when there is time.
 */
export const Toast = ({ kind, text, className }: ToastProps) => {
  const modal = useTopModal()
  const toast = (
    <div role={kind === 'failure' ? 'alert' : 'status'} className={cx(styles.toast, className)} data-kind={kind}>
      {kind === 'success' && <CircleCheck aria-hidden className={styles.icon} />}
      {kind === 'failure' && <CircleAlert aria-hidden className={styles.icon} />}
      {kind === 'loading' && <Spinner />}
      <span>{text}</span>
    </div>
  )
  return modal ? createPortal(toast, modal) : toast
}
