import { createContext, memo, use, type ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './modal.module.css'
import { useModal, type ModalOptions } from './use-modal'

interface ModalDialogProps extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel'> {
  children: ReactNode
}

/**
 * Whether the modals around a modal are open. In the top layer a modal is not inert within an inert one: it has to leave
 * with it.
 */
const AroundIsOpen = createContext(true)

/** The `<dialog>` of every modal. Its content is there while it is open, and unchanged while it leaves the screen. */
export const ModalDialog = ({ open: wanted, onClose, name, ref, children, ...rest }: ModalDialogProps) => {
  const open = use(AroundIsOpen) && wanted
  const { isShown, ...modal } = useModal({ open, onClose, name, ref })
  return (
    <dialog {...mergeProps({ ...modal, className: styles.modal }, rest)}>
      {isShown && (
        <AroundIsOpen value={open}>
          <Content open={open}>{children}</Content>
        </AroundIsOpen>
      )}
    </dialog>
  )
}

interface ContentProps {
  open: boolean
  children: ReactNode
}

// A caller that closes a modal often has nothing to show in it any more.
const Content = memo(
  ({ children }: ContentProps) => children,
  (_, { open }) => !open,
)
