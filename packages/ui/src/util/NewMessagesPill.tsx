import { ArrowDown } from 'lucide-react'
import styles from './NewMessagesPill.module.css'

interface Props {
  /** E.g. "12 new messages". */
  label: string
  onPress: () => void
}

/** At the end of a list that stands still: leads to what has come meanwhile. */
export const NewMessagesPill = ({ label, onPress }: Props) => (
  <button type="button" className={styles.pill} onClick={onPress}>
    <ArrowDown aria-hidden />
    {label}
  </button>
)
