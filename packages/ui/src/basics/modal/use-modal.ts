import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { useMergedRef } from '../../util/use-merged-ref'
import { openModals } from './open-modals'

export interface ModalOptions {
  /** Kept by the caller. Closed, it draws nothing. */
  open: boolean
  /** Called on Escape, on the back gesture, and on a press outside the modal. */
  onClose: () => void
  /** While a modal with this name is open, a second one does not open. */
  name?: string
  ref?: Ref<HTMLDialogElement> | undefined
}

/**
 * Opens and closes the browser's modal dialog, which traps the focus, restores it, and makes the page inert. Spread the
 * result on the `<dialog>`, but for `isShown`: whether it is on screen, which it is for a moment after it was closed.
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

  // An open dialog that leaves the page gives the focus back only while it is still in it, which the effect above is not.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  const isShown = useShown(open, dialog)
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
  return { ref, isShown, inert: !open, onCancel, onClose: onNativeClose, onClick }
}

/** Whether a dialog is open or leaves the screen, as long as the transitions of its style sheet run. */
const useShown = (open: boolean, dialog: RefObject<HTMLDialogElement | null>) => {
  const [isShown, setShown] = useState(open)
  if (open && !isShown) setShown(true)
  // After the effect that closes the dialog, by which its transitions start.
  useEffect(() => {
    if (open) return
    let isOver = false
    const transitions = dialog.current?.getAnimations().map(({ finished }) => finished) ?? []
    void Promise.allSettled(transitions).then(() => {
      if (!isOver) setShown(false)
    })
    return () => {
      isOver = true
    }
  }, [open, dialog])
  return isShown
}
