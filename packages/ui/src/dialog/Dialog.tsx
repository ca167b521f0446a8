import { useEffect, useId, useRef, type ReactNode } from 'react'
import { cx } from '../util/cx'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  title: string
  description?: ReactNode
  /** Called by Escape, by the back gesture, and by a press beside the dialog. */
  onClose: () => void
  /** One or two buttons; the last one is the main one. */
  actions: ReactNode
  /** Between the description and the actions. */
  children?: ReactNode
  className?: string
}

/**
 * A question in the middle of the screen. The browser's own modal dialog: it holds the focus, gives it back, and makes the
 * page behind it inert.
 */
export const Dialog = ({ open, title, description, onClose, actions, children, className }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const textId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? textId : undefined}
      className={cx(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className={styles.body}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {description && (
            <p id={textId} className={styles.text}>
              {description}
            </p>
          )}
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  )
}
