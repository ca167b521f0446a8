import { useId, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../../util/cx'
import styles from './Field.module.css'

interface FieldProps {
  component: string
  label: string
  hint: string | undefined
  error: string | undefined
  /** What the caller gave for the `<input>`. */
  input: { id?: string | undefined; 'aria-describedby'?: string | undefined }
  className: string | undefined
  style: CSSProperties | undefined
  /** Draws the field; the attributes belong to its `<input>`. */
  children: (attributes: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** What text fields have in common: the label above, the hint or the error below. */
export const Field = ({ component, label, hint, error, input, className, style, children }: FieldProps) => {
  const ownId = useId()
  const id = input.id ?? ownId
  const noteId = useId()
  const note = error ?? hint
  const isInvalid = error !== undefined || undefined
  return (
    <div className={cx(styles.field, className)} style={style} data-component={component} data-invalid={isInvalid}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isInvalid,
        'aria-describedby': cx(note !== undefined && noteId, input['aria-describedby']),
      })}
      {note !== undefined && (
        <p id={noteId} role={error === undefined ? undefined : 'alert'} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}
