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

export interface PillRadiosProps extends RootProps<'div', 'onChange'> {
  /** Shows the name of the group in front of the choices, for a row of settings. */
  showsLabel?: boolean
}

interface Props<Id extends string> extends PillRadiosProps {
  label: string
  radios: readonly PillRadio<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** A radio group whose options are side by side. */
export const PillRadios = <Id extends string>(props: Props<Id>) => {
  const { label, radios, value, onChange, showsLabel = false, ...rest } = props
  return (
    <div
      {...mergeProps(
        { role: 'radiogroup', 'aria-label': label, className: styles.root, onKeyDown: rovingKeyDown },
        rest,
      )}
    >
      {/* The group has this name already. */}
      {showsLabel && <span aria-hidden>{label}</span>}
      <div className={styles.group}>
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
    </div>
  )
}
