import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { IncidentIcon, type IncidentKind } from '../incident-timeline/IncidentIcon'
import { Struck } from '../Struck'
import styles from './Commentary.module.css'

export interface CommentaryEntry {
  id: string
  /** E.g. `67'`; empty before kick-off. */
  minute?: string
  text: string
  /** Highlights goals and red cards. */
  weight?: 'normal' | 'important'
  /** What the text is about: its icon takes the place of the dot. */
  kind?: IncidentKind
  /** Why what the text says does not count, e.g. `Cancelled: offside`: the text is struck through, and this is said after it. */
  annulled?: string
}

export interface CommentaryProps extends RootProps<'div'> {
  /** The accessible name of the list. */
  label: string
  /** Newest first. */
  entries: readonly CommentaryEntry[]
  /** Content after the entries, such as "load more". */
  footer?: ReactNode
}

/** Text commentary of a match, along a vertical line. */
export const Commentary = ({ label, entries, footer, ...rest }: CommentaryProps) => (
  <div {...mergeProps({ className: styles.commentary, 'data-component': 'Commentary' }, rest)}>
    <ol aria-label={label} className={styles.list}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={styles.entry}
          data-weight={entry.weight}
          data-annulled={entry.annulled === undefined ? undefined : true}
        >
          <span className={styles.minute}>{entry.minute}</span>
          <span aria-hidden className={styles.dot}>
            {entry.kind && <IncidentIcon kind={entry.kind} label="" />}
          </span>
          <p className={styles.text}>
            <Struck when={entry.annulled !== undefined}>{entry.text}</Struck>
            {entry.annulled !== undefined && <span className={styles.reason}> {entry.annulled}</span>}
          </p>
        </li>
      ))}
    </ol>
    {footer}
  </div>
)
