import type { ReactNode } from 'react'
import { cx } from '../util/cx'
import styles from './Commentary.module.css'

export interface CommentaryEntry {
  id: string
  /** E.g. `67'`; nothing before kick-off. */
  minute?: string
  text: string
  /** Goals and red cards stand out. */
  weight?: 'normal' | 'important'
  icon?: ReactNode
}

export interface CommentaryProps {
  label: string
  /** Newest first. */
  entries: readonly CommentaryEntry[]
  /** At the end, such as "load more". */
  footer?: ReactNode
  className?: string
}

/** The match told in text, along a line. */
export const Commentary = ({ label, entries, footer, className }: CommentaryProps) => (
  <div className={cx(styles.commentary, className)}>
    <ol aria-label={label} className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-weight={entry.weight}>
          <span className={styles.minute}>{entry.minute}</span>
          <span aria-hidden className={styles.dot}>
            {entry.icon}
          </span>
          <p className={styles.text}>{entry.text}</p>
        </li>
      ))}
    </ol>
    {footer}
  </div>
)
