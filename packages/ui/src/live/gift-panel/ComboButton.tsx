import styles from './GiftPanel.module.css'
import { COMBO_MS } from './use-combo'

interface ComboButtonProps {
  /** 0 while no combo runs. */
  times: number
  disabled: boolean
  label: string
  onPress: () => void
}

/** The send button. While a combo runs, a bar shows the time that is left for the next press. */
export const ComboButton = ({ times, disabled, label, onPress }: ComboButtonProps) => (
  <button
    type="button"
    className={styles.send}
    data-combo={times > 0 || undefined}
    disabled={disabled}
    onClick={onPress}
  >
    {/* A new key restarts the animation. */}
    {times > 0 && (
      <span key={times} aria-hidden className={styles.left} style={{ animationDuration: `${COMBO_MS}ms` }} />
    )}
    <span className={styles.sendLabel}>{label}</span>
  </button>
)
