import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { moveFocus } from '../../util/roving-key-down'
import { Sheet, type SheetProps } from '../sheet'
import styles from './SelectSheet.module.css'

export interface SelectOption<Id extends string = string> {
  id: Id
  label: string
  /** A second line that explains the option. */
  note?: string
  /** Hidden from screen readers. */
  icon?: ReactNode
  /** Shown, but cannot be chosen. */
  disabled?: boolean
}

export interface SelectSheetProps<Id extends string = string> extends Omit<
  SheetProps,
  'children' | 'footer' | 'onSelect'
> {
  /** In display order. */
  options: readonly SelectOption<Id>[]
  /** The chosen option; `null` if there is none. */
  value: Id | null
  /** Called with the id of a pressed option. The caller closes the sheet. */
  onSelect: (id: Id) => void
}

/**
 * One choice of many, in a sheet that is closed by choosing. Arrow keys, Home, End and letters move among the options
 * without choosing.
 */
export const SelectSheet = <Id extends string>({ options, value, onSelect, ...sheet }: SelectSheetProps<Id>) => {
  const selected = options.find(({ id }) => id === value) ?? options.find(({ disabled }) => !disabled)
  return (
    <Sheet data-component="SelectSheet" {...sheet}>
      <div role="listbox" aria-label={sheet.title} className={styles.list} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <button
            key={option.id}
            // The browser gives the focus to it when the sheet opens.
            ref={option === selected ? autofocus : null}
            type="button"
            role="option"
            data-roving=""
            aria-selected={option.id === value}
            tabIndex={option === selected ? 0 : -1}
            disabled={option.disabled}
            className={styles.option}
            onClick={() => onSelect(option.id)}
          >
            {option.icon !== undefined && (
              <span aria-hidden className={styles.icon}>
                {option.icon}
              </span>
            )}
            <span className={styles.texts}>
              {option.label}
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
            <Check aria-hidden className={styles.check} />
          </button>
        ))}
      </div>
    </Sheet>
  )
}

/** React's `autoFocus` sets the focus and not the attribute, before the dialog is open. */
const autofocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')

const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (moveFocus(event) || event.key.length > 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]:not(:disabled)')]
  const at = options.findIndex((option) => option === event.target)
  const letter = event.key.toLocaleLowerCase()
  const after = [...options.slice(at + 1), ...options.slice(0, at + 1)]
  after.find((option) => option.textContent.trim().toLocaleLowerCase().startsWith(letter))?.focus()
}
