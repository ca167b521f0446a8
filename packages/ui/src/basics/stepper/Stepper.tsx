import { Minus, Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { cx } from '../../util/cx'
import type { RootProps } from '../../util/merge-props'
import styles from './Stepper.module.css'

type Own = 'onChange' | 'value' | 'defaultValue' | 'type' | 'size' | 'min' | 'max' | 'step'

export interface StepperProps extends RootProps<'input', Own> {
  /** The accessible name of the number. */
  label: string
  /** Kept by the caller. */
  value: number
  /** Called with the new number, which is within the limits. */
  onChange: (value: number) => void
  /** The least number; the button towards it does nothing there. */
  min?: number
  /** The greatest number; by default there is none. */
  max?: number
  /** How much a press changes the number. */
  step?: number
  /** The accessible names of the buttons. */
  labels: { decrease: string; increase: string }
}

/**
 * A whole number with a button at each side. A typed number is taken over when the field is left or Enter is pressed, and
 * limited to `min` and `max`. `className` and `style` go to the component, everything else, such as `name` and `ref`, to
 * the `<input>`.
 */
export const Stepper = (props: StepperProps) => {
  const { label, value, onChange, min = 0, max = Infinity, step = 1, labels, className, style, ...others } = props
  const { 'data-component': component = 'Stepper', ...rest } = others
  const [draft, setDraft] = useState<string | null>(null)
  const typed = numberOf(draft) ?? value
  const change = (next: number) => {
    const limited = Math.min(max, Math.max(min, next))
    setDraft(null)
    if (limited !== value) onChange(limited)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => change(typed + step),
    ArrowDown: () => change(typed - step),
    Home: () => change(min),
    ...(max < Infinity && { End: () => change(max) }),
    ...(draft !== null && { Enter: () => change(typed) }),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  // Not `disabled` at a limit: a disabled button would lose the focus.
  const button = (name: string, by: number, atLimit: boolean, Icon: typeof Plus) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={atLimit || undefined}
      disabled={rest.disabled}
      className={styles.button}
      onClick={() => change(typed + by)}
    >
      <Icon aria-hidden />
    </button>
  )
  return (
    <div className={cx(styles.stepper, className)} style={style} data-component={component}>
      {button(labels.decrease, -step, value <= min, Minus)}
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        {...rest}
        type="text"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max < Infinity ? max : undefined}
        value={draft ?? value}
        className={styles.input}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown(event)
          if (!event.defaultPrevented) rest.onKeyDown?.(event)
        }}
        onBlur={(event) => {
          change(typed)
          rest.onBlur?.(event)
        }}
      />
      {button(labels.increase, step, value >= max, Plus)}
    </div>
  )
}

const numberOf = (text: string | null) => (text !== null && /^\s*-?\d+\s*$/.test(text) ? Number(text) : null)
