import { CircleAlert, CircleCheck } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../modal'
import { Spinner } from '../spinner'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Toast.module.css'

export interface ToastProps extends RootProps<'div'> {
  /** Decides the icon and how it is announced. */
  kind: 'success' | 'failure' | 'notice' | 'loading'
  /** A few words; read out when the toast appears. */
  text: string
}

/**
 * A short message over the page, or over the open dialog. It takes no presses. A failure is announced at once, other
 * toasts politely.
 */
export const Toast = ({ kind, text, ...rest }: ToastProps) => {
  const modal = useTopModal()
  const toast = (
    <div
      {...mergeProps(
        {
          role: kind === 'failure' ? 'alert' : 'status',
          className: styles.toast,
          'data-component': 'Toast',
          'data-kind': kind,
        },
        rest,
      )}
    >
      {kind === 'success' && <CircleCheck aria-hidden className={styles.icon} />}
      {kind === 'failure' && <CircleAlert aria-hidden className={styles.icon} />}
      {kind === 'loading' && <Spinner />}
      <span>{text}</span>
    </div>
  )
  return modal ? createPortal(toast, modal) : toast
}
