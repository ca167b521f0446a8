import type { CSSProperties, SyntheticEvent } from 'react'
import type { RootProps } from '../../util/merge-props'
import { Field } from '../text-field/Field'
import styles from './OtpField.module.css'

type Own = 'onChange' | 'value' | 'defaultValue' | 'size' | 'type' | 'maxLength'

export interface OtpFieldProps extends RootProps<'input', Own> {
  /** Above the boxes, and the accessible name. */
  label: string
  /** The digits so far. */
  value: string
  /** Called with the digits so far, and nothing else. */
  onChange: (value: string) => void
  /** Called with the code when its last digit is there, so that nobody has to press a button. */
  onComplete?: (code: string) => void
  /** The number of digits. */
  length?: number
  /** Shown below the field until there is an error, e.g. "Sent to 138****0000". */
  hint?: string
  /** The error message, announced when it appears. */
  error?: string
}

/**
 * A code from an SMS: one field drawn as a box per digit, so that a phone can fill it in and a pasted code fits.
 * `className` and `style` go to the component, everything else, such as `name` and `ref`, to the `<input>`.
 */
export const OtpField = (props: OtpFieldProps) => {
  const { label, value, onChange, onComplete, length = 6, hint, error, className, style, ...others } = props
  const { 'data-component': component = 'OtpField', ...rest } = others
  const next = Math.min(value.length, length - 1)
  const write = (text: string) => {
    const code = text.replaceAll(/\D/g, '').slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Field {...{ component, label, hint, error, className, style }} input={rest}>
      {(attributes) => (
        <div dir="ltr" className={styles.boxes} style={{ '--count': length, '--at': next } as CSSProperties}>
          <input
            autoComplete="one-time-code"
            {...rest}
            {...attributes}
            type="text"
            inputMode="numeric"
            value={value}
            className={styles.input}
            onChange={(event) => write(event.target.value)}
            onSelect={toEnd}
          />
          <span className={styles.ring} />
          {Array.from({ length }, (_, at) => (
            <span key={at} aria-hidden className={styles.box}>
              {value[at]}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}

/** Digits are written and deleted at the end only: the boxes show no other place. */
const toEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
  const { selectionStart, selectionEnd, value } = currentTarget
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    currentTarget.setSelectionRange(value.length, value.length)
}
