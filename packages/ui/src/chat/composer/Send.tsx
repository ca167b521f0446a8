import { SendHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Composer.module.css'

interface SendProps {
  /** Shown instead of the button in slow mode. */
  wait?: ReactNode
  sendable: boolean
  label: string
  send: () => void
}

/** The button, or in slow mode the time until the next message. */
export const Send = ({ wait, sendable, label, send }: SendProps) =>
  wait !== undefined ? (
    <span className={styles.wait}>{wait}</span>
  ) : (
    <button
      type="button"
      className={styles.send}
      aria-label={label}
      disabled={!sendable}
      // Keeps the phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={send}
    >
      <SendHorizontal aria-hidden />
    </button>
  )
