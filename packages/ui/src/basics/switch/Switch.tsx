import { useId, type ReactNode } from 'react'
import { cx } from '../../util/cx'
import type { RootProps } from '../../util/merge-props'
import styles from './Switch.module.css'

export interface SwitchProps extends RootProps<'input', 'onChange' | 'checked' | 'defaultChecked' | 'type' | 'size'> {
  /** The name of the setting. */
  label: ReactNode
  /** A second line that explains the setting. */
  note?: ReactNode
  /** Kept by the caller. */
  checked: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
  /** The change waits for the server: the thumb turns, and nothing can be changed. */
  busy?: boolean
}

/**
 * A setting that takes effect at once, with its label at the start of the row. For a choice that is sent with a form,
 * use `Checkbox`. `className` and `style` go to the row, everything else, such as `name` and `ref`, to the `<input>`.
 */
export const Switch = ({ label, note, checked, onChange, busy = false, className, style, ...others }: SwitchProps) => {
  const { 'data-component': component = 'Switch', ...rest } = others
  const noteId = useId()
  return (
    <label
      className={cx(styles.row, className)}
      style={style}
      data-component={component}
      data-busy={busy || undefined}
      data-disabled={rest.disabled || undefined}
    >
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {note !== undefined && (
          <span id={noteId} className={styles.note}>
            {note}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={cx(note !== undefined && noteId, rest['aria-describedby'])}
        className={styles.input}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked)
        }}
      />
    </label>
  )
}
