import { useId, type ReactNode } from 'react'
import { ModalDialog, type ModalOptions } from '../modal'
import fromBottom from '../modal/from-bottom.module.css'
import { Panel } from '../modal/Panel'
import { useSwipeAway } from '../modal/use-swipe-away'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Sheet.module.css'

export interface SheetProps extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel' | 'title'> {
  /** The heading and the accessible name. */
  title: string
  /** The accessible name of the button that closes the sheet. */
  closeLabel: string
  /** The content, which scrolls. */
  children: ReactNode
  /** A fixed footer for the main button. */
  footer?: ReactNode
}

/**
 * A panel from the bottom: choices, gifts, filters. A swipe down on its head closes it; the content scrolls. Put long
 * forms on a page, where the phone's keyboard leaves more space.
 */
export const Sheet = (props: SheetProps) => {
  const { title, closeLabel, onClose, children, footer, ...rest } = props
  const swipe = useSwipeAway('bottom', onClose)
  const titleId = useId()
  return (
    <ModalDialog
      onClose={onClose}
      {...mergeProps({ 'aria-labelledby': titleId, className: fromBottom.dialog, 'data-component': 'Sheet' }, rest)}
    >
      <div className={fromBottom.body}>
        <Panel {...{ title, titleId, closeLabel, onClose, footer }} head={{ className: styles.head, ...swipe }}>
          {children}
        </Panel>
      </div>
    </ModalDialog>
  )
}
