import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { rovingKeyDown } from '../../util/roving-key-down'
import styles from './PreferenceSwitch.module.css'

interface PillRadio<Id extends string> {
  id: Id
  content: ReactNode
  /** The accessible name, if the content has no text. */
  label?: string
  lang?: string
}

interface Props<Id extends string> extends RootProps<'div', 'onChange'> {
  label: string
  radios: readonly PillRadio<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** A radio group whose options are side by side. */
export const PillRadios = <Id extends string>({ label, radios, value, onChange, ...rest }: Props<Id>) => (
  <div
    {...mergeProps(
      { role: 'radiogroup', 'aria-label': label, className: styles.group, onKeyDown: rovingKeyDown },
      rest,
    )}
  >
    {radios.map((radio) => (
      <button
        key={radio.id}
        type="button"
        role="radio"
        data-roving=""
        lang={radio.lang}
        aria-label={radio.label}
        aria-checked={radio.id === value}
        tabIndex={radio.id === value ? 0 : -1}
        className={styles.radio}
        onClick={() => onChange(radio.id)}
      >
        {radio.content}
      </button>
    ))}
  </div>
)
