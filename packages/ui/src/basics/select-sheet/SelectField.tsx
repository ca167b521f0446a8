import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { RootProps } from '../../util/merge-props'
import { Field } from '../text-field/Field'
import { SelectSheet, type SelectOption } from './SelectSheet'
import styles from './SelectField.module.css'

export interface SelectFieldProps<Id extends string = string> extends RootProps<
  'button',
  'onChange' | 'onClick' | 'value' | 'type' | 'role'
> {
  /** Always shown, also while something is chosen; the heading of the sheet. */
  label: string
  /** In display order. */
  options: readonly SelectOption<Id>[]
  /** The chosen option; `null` if there is none. */
  value: Id | null
  /** Called with the id of the chosen option. */
  onChange: (id: Id) => void
  /** Shown while nothing is chosen. */
  placeholder: string
  /** The accessible name of the button that closes the sheet. */
  closeLabel: string
  /** Shown below the field until there is an error. */
  hint?: string
  /** The error message, announced when it appears. */
  error?: string
}

/**
 * A field whose value is chosen in a sheet. `className` and `style` go to the component, everything else, such as `ref`,
 * to the button; under `name` the value is sent with a form.
 */
export const SelectField = <Id extends string>(props: SelectFieldProps<Id>) => {
  const { label, options, value, onChange, placeholder, closeLabel, hint, error, className, style, name, ...others } =
    props
  const { 'data-component': component = 'SelectField', ...rest } = others
  const [open, setOpen] = useState(false)
  const chosen = options.find(({ id }) => id === value)
  const close = () => setOpen(false)
  return (
    <Field {...{ component, label, hint, error, className, style }} input={rest}>
      {(attributes) => (
        <>
          <button
            {...rest}
            {...attributes}
            type="button"
            // A button would be read by its label alone.
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={`${attributes.id}-sheet`}
            data-empty={chosen === undefined || undefined}
            className={styles.field}
            onClick={() => setOpen(true)}
          >
            <span className={styles.value}>{chosen?.label ?? placeholder}</span>
            <ChevronDown aria-hidden className={styles.icon} />
          </button>
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          <SelectSheet
            id={`${attributes.id}-sheet`}
            open={open}
            onClose={close}
            title={label}
            closeLabel={closeLabel}
            options={options}
            value={value}
            onSelect={(id) => {
              close()
              onChange(id)
            }}
          />
        </>
      )}
    </Field>
  )
}
