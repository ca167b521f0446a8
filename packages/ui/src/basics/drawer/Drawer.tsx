import { useId, type PointerEvent, type ReactNode } from 'react'
import { ModalDialog, type ModalOptions } from '../modal'
import { Panel } from '../modal/Panel'
import { useSwipeAway } from '../modal/use-swipe-away'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Drawer.module.css'

export interface DrawerProps extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel' | 'title'> {
  /** The heading and the accessible name. */
  title: string
  /** The accessible name of the button that closes the drawer. */
  closeLabel: string
  /** The side of the screen that it comes from; `start` is where a line of text begins. */
  side?: 'start' | 'end'
  /** The content, which scrolls. */
  children: ReactNode
  /** A fixed footer for the main button. */
  footer?: ReactNode
}

/**
 * A panel from the side, as high as the screen: places to go to, a long list of filters. A swipe back to its side closes
 * it. For a few choices use `Sheet`, which the thumb reaches.
 */
export const Drawer = (props: DrawerProps) => {
  const { title, closeLabel, onClose, side = 'start', children, footer, ...rest } = props
  const swipe = useSwipeAway(side, onClose)
  // A mouse selects text.
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') swipe.onPointerDown(event)
  }
  const titleId = useId()
  return (
    <ModalDialog
      onClose={onClose}
      {...mergeProps(
        { 'aria-labelledby': titleId, className: styles.dialog, 'data-component': 'Drawer', 'data-side': side },
        rest,
      )}
    >
      <div className={styles.body} {...swipe} onPointerDown={onPointerDown}>
        <Panel {...{ title, titleId, closeLabel, onClose, footer }} head={{ className: styles.head }}>
          {children}
        </Panel>
      </div>
    </ModalDialog>
  )
}
