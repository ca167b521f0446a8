import { useEffect, useRef, type MouseEvent, type Ref, type SyntheticEvent } from 'react'
import { useMergedRef } from '../../util/use-merged-ref'
import { openModals } from './open-modals'

export interface ModalOptions {
  /** Kept by the caller. Closed, it draws nothing. */
  open: boolean
  /** Called on Escape, on the back gesture, and on a press outside the modal. */
  onClose: () => void
  /** While a modal with this name is open, a second one does not open. */
  name?: string
  ref?: Ref<HTMLDialogElement>
}

/**
 * Opens and closes the browser's modal dialog, which traps the focus, restores it, and makes the page inert. Spread the
 * result on the `<dialog>`.
 */
export const useModal = ({ open, onClose, name, ref: given }: ModalOptions) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const ref = useMergedRef(dialog, given)
  useEffect(() => {
    const element = dialog.current
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
  // A browser may close the dialog by itself, for example on a second Escape; `onClose` is called then too.
  const onNativeClose = () => {
    if (open && dialog.current && !dialog.current.open) onClose()
  }
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return { ref, onCancel, onClose: onNativeClose, onClick }
}
