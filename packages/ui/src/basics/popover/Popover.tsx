import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { ModalDialog, type ModalOptions } from '../modal'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { placeOf, type PopoverSide } from './place'
import styles from './Popover.module.css'

export interface PopoverProps extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel'> {
  /** The element that it belongs to and points at; usually the button that opens it, with `aria-haspopup="dialog"`. */
  anchor: RefObject<Element | null>
  /** The accessible name. */
  label: string
  /** Above or below the anchor. Without room there, it appears on the other side. */
  side?: PopoverSide
  /** A few lines, or a few buttons; longer content scrolls. */
  children: ReactNode
}

/**
 * A small panel that points at what it is about: an explanation, a few settings. It leaves the page in sight. For a list
 * of actions use `ActionSheet`, which the thumb reaches.
 */
export const Popover = (props: PopoverProps) => {
  const { anchor, label, side = 'bottom', children, ...rest } = props
  const body = usePlace(rest.open, anchor, side)
  return (
    <ModalDialog {...mergeProps({ 'aria-label': label, className: styles.dialog, 'data-component': 'Popover' }, rest)}>
      <div ref={body} className={styles.body}>
        <div className={styles.content}>{children}</div>
      </div>
    </ModalDialog>
  )
}

/** Puts the body at the anchor, each time that it opens or that the screen changes its size. The page does not scroll meanwhile. */
const usePlace = (open: boolean, anchor: RefObject<Element | null>, wanted: PopoverSide) => {
  const body = useRef<HTMLDivElement>(null)
  // After the effect that opens the dialog: until then the body has no size.
  useEffect(() => {
    if (!open) return
    const put = () => {
      if (!body.current || !anchor.current) return
      const size = { width: body.current.offsetWidth, height: body.current.firstElementChild?.scrollHeight ?? 0 }
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const { left, right, top, bottom } = anchor.current.getBoundingClientRect()
      const start = getComputedStyle(body.current).direction === 'ltr' ? left : width - right
      const { side, x, y, room, arrow } = placeOf(
        { start, top, bottom, width: right - left },
        { size, screen: { width, height }, wanted },
      )
      body.current.dataset['side'] = side
      const lengths = { '--x': x, '--y': y, '--room': room, '--arrow': arrow }
      for (const [name, length] of Object.entries(lengths)) body.current.style.setProperty(name, `${length}px`)
    }
    put()
    addEventListener('resize', put)
    return () => removeEventListener('resize', put)
  }, [open, anchor, wanted])
  return body
}
