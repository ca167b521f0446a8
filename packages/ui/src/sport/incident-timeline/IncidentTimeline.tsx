import { mergeProps, type RootProps } from '../../util/merge-props'
import { Struck } from '../Struck'
import { IncidentIcon, type IncidentKind } from './IncidentIcon'
import styles from './IncidentTimeline.module.css'

export type Incident =
  | {
      id: string
      kind: IncidentKind
      side: 'home' | 'away'
      /** E.g. `23'` or `45+2'`. */
      minute: string
      /** The kind as text: announced, and shown if there is no player name. */
      label: string
      player?: string
      /** The player who assisted or was substituted. */
      detail?: string
      /** The score after it, e.g. `1 – 0`. */
      score?: string
      /** Why it does not count, e.g. `Cancelled: offside`: what happened is struck through, and this is said after it. */
      annulled?: string
    }
  | { id: string; kind: 'period'; text: string }

export interface IncidentTimelineProps extends RootProps<'ol'> {
  /** The accessible name of the list. */
  label: string
  /** In display order. */
  incidents: readonly Incident[]
}

/** The incidents of a match along a line: the home side at the left, the away side at the right. */
export const IncidentTimeline = ({ label, incidents, ...rest }: IncidentTimelineProps) => (
  <ol {...mergeProps({ 'aria-label': label, className: styles.timeline, 'data-component': 'IncidentTimeline' }, rest)}>
    {incidents.map((incident) =>
      incident.kind === 'period' ? (
        <li key={incident.id} className={styles.period}>
          <span>{incident.text}</span>
        </li>
      ) : (
        <li
          key={incident.id}
          className={styles.incident}
          data-side={incident.side}
          data-kind={incident.kind}
          data-annulled={incident.annulled === undefined ? undefined : true}
        >
          <span className={styles.minute}>{incident.minute}</span>
          <div className={styles.what}>
            <IncidentIcon kind={incident.kind} label={incident.label} />
            <span className={styles.texts}>
              <b className={styles.player}>
                <Struck when={incident.annulled !== undefined}>{incident.player ?? incident.label}</Struck>
              </b>
              {incident.detail && (
                <span className={styles.detail}>
                  <Struck when={incident.annulled !== undefined}>{incident.detail}</Struck>
                </span>
              )}
              {incident.annulled !== undefined && <span className={styles.reason}>{incident.annulled}</span>}
            </span>
            {incident.score && (
              <span className={styles.score}>
                <Struck when={incident.annulled !== undefined}>{incident.score}</Struck>
              </span>
            )}
          </div>
        </li>
      ),
    )}
  </ol>
)
