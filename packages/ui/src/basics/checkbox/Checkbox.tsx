import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from '../../util/cx'
import type { RootProps } from '../../util/merge-props'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends RootProps<'input', 'onChange' | 'checked' | 'defaultChecked' | 'type' | 'size'> {
  /** The text at the end of the box; may contain links. */
  label: ReactNode
  /** Kept by the caller. */
  checked: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
  /** The error message, announced when it appears. */
  error?: string
}

/**
 * A box to tick with its label. `className` and `style` go to the component, everything else, such as `name` and `ref`,
 * to the `<input>`.
 */
export const Checkbox = ({ label, checked, onChange, error, className, style, ...rest }: CheckboxProps) => {
  const errorId = useId()
  return (
    <div className={className} style={style} data-component="Checkbox">
      <label className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={cx(error !== undefined && errorId, rest['aria-describedby'])}
          className={styles.input}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span aria-hidden className={styles.box}>
          <Check />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
