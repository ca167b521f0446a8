import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string
  className?: string
}

export const Checkbox = ({ label, checked, onChange, error, className }: CheckboxProps) => {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
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
