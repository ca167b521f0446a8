import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { useModal, type ModalOptions } from '../modal'
import { cx } from '../util/cx'
import styles from './Sheet.module.css'
import { useSwipeDown } from './use-swipe-down'

export interface SheetProps extends ModalOptions {
  title: string
  closeLabel: string
  children: ReactNode
  /** A fixed footer for the main button. */
  footer?: ReactNode
  className?: string
}

/**
 * A panel from the bottom: choices, gifts, filters. A swipe down on its head closes it; the content scrolls. Put long
 * forms on a page, where the phone's keyboard leaves more space.
 */
export const Sheet = ({ open, title, closeLabel, onClose, name, children, footer, className }: SheetProps) => {
  const modal = useModal({ open, onClose, name })
  const swipe = useSwipeDown(onClose)
  const titleId = useId()
  return (
    <dialog {...modal} aria-labelledby={titleId} className={cx(styles.sheet, className)}>
      {open && (
        <div className={styles.body}>
          <div className={styles.head} {...swipe}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<X />} onPress={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
