import { useId, type ReactNode } from 'react'
import { useModal, type ModalOptions } from '../modal'
import { cx } from '../util/cx'
import styles from './Dialog.module.css'

export interface DialogProps extends ModalOptions {
  title: string
  description?: ReactNode
  /** One or two buttons; the last is the main one. */
  actions: ReactNode
  /** Content between the description and the actions. */
  children?: ReactNode
  className?: string
}

/** A modal question in the middle of the screen. It traps the focus and restores it when it closes. */
export const Dialog = ({ open, title, description, onClose, name, actions, children, className }: DialogProps) => {
  const modal = useModal({ open, onClose, name })
  const titleId = useId()
  const textId = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={description ? textId : undefined}
      className={cx(styles.dialog, className)}
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
