import { ArrowDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import styles from './NewMessagesPill.module.css'

interface Props {
  /** E.g. "12 new messages". */
  label: string
  onPress: () => void
}

/** A button at the end of a list that does not follow new messages: scrolls to them. */
export const NewMessagesPill = ({ label, onPress }: Props) => {
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It leaves the page, and the keyboard goes on in the list.
    if (currentTarget.matches(':focus-visible'))
      currentTarget.parentElement?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })
    onPress()
  }
  return (
    <button type="button" className={styles.pill} onClick={onClick}>
      <ArrowDown aria-hidden />
      {label}
    </button>
  )
}
