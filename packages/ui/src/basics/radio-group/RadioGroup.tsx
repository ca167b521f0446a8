import { useId, type ReactNode } from 'react'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Hidden } from '../hidden'
import styles from './RadioGroup.module.css'

export interface RadioChoice<Id extends string = string> {
  id: Id
  label: ReactNode
  /** A second line that explains the choice. */
  note?: ReactNode
  /** Shown, but cannot be chosen. */
  disabled?: boolean
}

export interface RadioGroupProps<Id extends string = string> extends RootProps<'fieldset', 'onChange'> {
  /** The question. */
  label: string
  /** The accessible name only: `label` is not shown. */
  hideLabel?: boolean
  /** In display order. */
  choices: readonly RadioChoice<Id>[]
  /** `null`: nothing is chosen yet. */
  value: Id | null
  /** Called with the id of the chosen one. */
  onChange: (id: Id) => void
  /** The form that contains the group is not sent without a choice. */
  required?: boolean
  /** The error message, announced when it appears. */
  error?: string
}

/** One choice of a few, all of them visible. The arrow keys choose the next one. */
export const RadioGroup = <Id extends string>(props: RadioGroupProps<Id>) => {
  const { label, hideLabel = false, choices, value, onChange, required, error, name, ...rest } = props
  const ownName = useId()
  const id = useId()
  return (
    <fieldset
      {...mergeProps(
        {
          role: 'radiogroup',
          'aria-required': required,
          'aria-invalid': error !== undefined || undefined,
          className: styles.group,
          'data-component': 'RadioGroup',
          'data-invalid': error !== undefined || undefined,
        },
        rest,
      )}
      aria-describedby={cx(error !== undefined && `${id}-error`, rest['aria-describedby'])}
    >
      <legend className={styles.legend}>{hideLabel ? <Hidden>{label}</Hidden> : label}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.choice} data-off={choice.disabled || undefined}>
          <input
            type="radio"
            name={name ?? ownName}
            value={choice.id}
            checked={choice.id === value}
            required={required}
            disabled={choice.disabled}
            aria-describedby={choice.note === undefined ? undefined : `${id}-${choice.id}`}
            className={styles.input}
            onChange={() => onChange(choice.id)}
          />
          <span className={styles.texts}>
            {choice.label}
            {choice.note !== undefined && (
              <span id={`${id}-${choice.id}`} className={styles.note}>
                {choice.note}
              </span>
            )}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
