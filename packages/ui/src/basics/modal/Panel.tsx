import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { mergeProps } from '../../util/merge-props'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** The id of the heading, by which the dialog is named. */
  titleId: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
  footer: ReactNode
  head?: Pick<ComponentProps<'div'>, 'className' | (`onPointer${string}` & keyof ComponentProps<'div'>)>
}

/** What is in a dialog at a side of the screen: its name and a cross, content that scrolls, and a footer. */
export const Panel = ({ title, titleId, closeLabel, onClose, children, footer, head = {} }: PanelProps) => (
  <>
    <div {...mergeProps({ className: styles.head }, head)}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <IconButton label={closeLabel} icon={<X />} onPress={onClose} />
    </div>
    <div className={styles.content}>{children}</div>
    {footer && <div className={styles.footer}>{footer}</div>}
  </>
)
