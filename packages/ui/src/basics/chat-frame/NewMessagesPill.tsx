import { ArrowDown } from 'lucide-react'
import styles from './NewMessagesPill.module.css'

interface Props {
  /** E.g. "12 new messages". */
  label: string
  onPress: () => void
}

/** A button at the end of a list that does not follow new messages: scrolls to them. */
export const NewMessagesPill = ({ label, onPress }: Props) => (
  <button type="button" className={styles.pill} onClick={onPress}>
    <ArrowDown aria-hidden />
    {label}
  </button>
)
