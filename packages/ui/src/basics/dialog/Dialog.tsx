import { useId, type ReactNode } from 'react'
import { ModalDialog, type ModalOptions } from '../modal'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Dialog.module.css'

export interface DialogProps extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel' | 'title'> {
  /** The question, as the heading and the accessible name. */
  title: string
  /** What happens next, in a sentence; read after the title. */
  description?: ReactNode
  /** One or two buttons; the last is the main one. */
  actions: ReactNode
  /** Content between the description and the actions. */
  children?: ReactNode
}

/** A modal question in the middle of the screen. It traps the focus and restores it when it closes. */
export const Dialog = (props: DialogProps) => {
  const { title, description, actions, children, ...rest } = props
  const titleId = useId()
  const textId = useId()
  return (
    <ModalDialog
      {...mergeProps(
        {
          'aria-labelledby': titleId,
          'aria-describedby': description ? textId : undefined,
          className: styles.dialog,
          'data-component': 'Dialog',
        },
        rest,
      )}
    >
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
    </ModalDialog>
  )
}
