import { useId, type ReactNode } from 'react'
import { ModalDialog, type ModalOptions } from '../modal'
import fromBottom from '../modal/from-bottom.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './ActionSheet.module.css'

export interface SheetAction<Id extends string = string> {
  id: Id
  label: string
  /** A second line that explains the action. */
  note?: string
  /** Hidden from screen readers. */
  icon?: ReactNode
  /** `danger` is for what cannot be undone. */
  tone?: 'plain' | 'danger'
  disabled?: boolean
}

export interface ActionSheetProps<Id extends string = string>
  extends ModalOptions, RootProps<'dialog', 'open' | 'onClose' | 'onCancel' | 'onSelect' | 'title'> {
  /** What the actions are for; the accessible name. */
  title: string
  /** In display order; what cannot be undone comes last. */
  actions: readonly SheetAction<Id>[]
  /** The caller closes the sheet. */
  onSelect: (id: Id) => void
  /** The text of the last button, which calls `onClose`. */
  cancelLabel: string
}

/** A few actions for one thing, within reach of the thumb. For a choice that stays, use `RadioGroup` in a `Sheet`. */
export const ActionSheet = <Id extends string>(props: ActionSheetProps<Id>) => {
  const { title, actions, onSelect, cancelLabel, onClose, ...rest } = props
  const titleId = useId()
  return (
    <ModalDialog
      onClose={onClose}
      {...mergeProps(
        { 'aria-labelledby': titleId, className: fromBottom.dialog, 'data-component': 'ActionSheet' },
        rest,
      )}
    >
      <div className={cx(fromBottom.body, styles.actions)}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions.map(({ id, label, note, icon, tone = 'plain', disabled }) => (
          <button
            key={id}
            type="button"
            disabled={disabled}
            data-tone={tone}
            className={styles.action}
            onClick={() => onSelect(id)}
          >
            <span className={styles.label}>
              {icon !== undefined && (
                <span aria-hidden className={styles.icon}>
                  {icon}
                </span>
              )}
              {label}
            </span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </button>
        ))}
        <button type="button" className={styles.cancel} onClick={onClose}>
          {cancelLabel}
        </button>
      </div>
    </ModalDialog>
  )
}
