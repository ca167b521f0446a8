import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { openModals } from './open-modals'

export interface ModalOptions {
  open: boolean
  /** Called by Escape, by the back gesture, and by a press beside the modal. */
  onClose: () => void
  /** Two modals of one name are never on screen together: the second one does not open. */
  name?: string
}

/**
 * Opens and closes the browser's own modal dialog. It holds the focus, gives it back, and makes the page behind it
 * inert. What it gives is spread on the `<dialog>`.
 */
export const useModal = ({ open, onClose, name }: ModalOptions) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!open || !element || (name !== undefined && openModals.has(name))) return
    element.showModal()
    openModals.add(element, name)
    return () => {
      openModals.remove(element)
      element.close()
    }
  }, [open, name])

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // A browser may close the dialog without asking, such as at a second Escape; the owner hears of it all the same.
  const onNativeClose = () => {
    if (open && ref.current && !ref.current.open) onClose()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return { ref, onCancel, onClose: onNativeClose, onClick }
}
