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
 * A short message over the page, or over the open dialog. It takes no presses. A failure is announced at once, other
 * toasts politely.
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
