import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import type { RootProps } from '../../util/merge-props'
import { Field } from './Field'
import styles from './TextField.module.css'

export interface TextFieldProps extends RootProps<'input', 'onChange' | 'value' | 'defaultValue' | 'size'> {
  /** Always shown, also while there is text. */
  label: string
  /** Kept by the caller. */
  value: string
  /** Called with the new text. */
  onChange: (value: string) => void
  /** Shown below the field until there is an error. */
  hint?: string
  /** The error message, announced when it appears. */
  error?: string
  /** For passwords: the accessible names of the button that shows and hides the text. */
  reveal?: { show: string; hide: string }
  /** At the end of the field, such as a picture or a button. */
  end?: ReactNode
  /** How many lines are shown, for a text of several lines; one without it. */
  rows?: number
}

/**
 * A text field with its label above and its error below. `className` and `style` go to the component, everything else,
 * such as `name` and `ref`, to the `<input>`, or to the `<textarea>` of several lines.
 */
export const TextField = (props: TextFieldProps) => {
  const { label, value, onChange, hint, error, reveal, end, type = 'text', className, style, ...others } = props
  const { rows, 'data-component': component = 'TextField', ...rest } = others
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ component, label, hint, error, className, style }} input={rest}>
      {(attributes) => (
        <div className={styles.box}>
          {rows === undefined ? (
            <input
              {...rest}
              {...attributes}
              type={shown ? 'text' : type}
              value={value}
              className={styles.input}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <textarea
              // Callers pass only attributes that both elements share.
              {...(rest as ComponentProps<'textarea'>)}
              {...attributes}
              rows={rows}
              value={value}
              className={styles.input}
              data-lines
              onChange={(event) => onChange(event.target.value)}
            />
          )}
          {reveal && (
            <button
              type="button"
              className={styles.reveal}
              aria-label={shown ? reveal.hide : reveal.show}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </button>
          )}
          {end}
        </div>
      )}
    </Field>
  )
}
