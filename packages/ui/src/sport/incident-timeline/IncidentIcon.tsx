import { ArrowLeftRight, Flag, Goal, MonitorPlay, X } from 'lucide-react'
import styles from './IncidentTimeline.module.css'

export type IncidentKind =
  | 'goal'
  | 'penalty'
  | 'ownGoal'
  | 'missedPenalty'
  | 'yellowCard'
  | 'redCard'
  | 'secondYellow'
  | 'substitution'
  | 'corner'
  | 'var'

interface Props {
  kind: IncidentKind
  label: string
}

/** The icon of an incident, with its name for screen readers. */
export const IncidentIcon = ({ kind, label }: Props) => (
  <span role="img" aria-label={label} className={styles.icon} data-kind={kind}>
    {SIGNS[kind]}
  </span>
)

const Ball = () => (
  <svg viewBox="0 0 24 24" aria-hidden fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round">
    <circle cx="12" cy="12" r="9.5" />
    <path d="m12 7.6 4.2 3-1.6 4.9H9.4l-1.6-4.9z" fill="currentColor" />
    <path d="M12 7.6V2.7M16.2 10.6l4.7-1.5M14.6 15.5l2.9 4M9.4 15.5l-2.9 4M7.8 10.6 3.1 9.1" />
  </svg>
)

const Card = ({ second = false }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    {second && <rect x="4" y="3" width="11" height="15" rx="1.5" fill="var(--card-yellow)" />}
    <rect x={second ? 9 : 6.5} y={second ? 6 : 4.5} width="11" height="15" rx="1.5" fill="currentColor" />
  </svg>
)

const SIGNS = {
  goal: <Ball />,
  penalty: <Goal aria-hidden />,
  ownGoal: <Ball />,
  missedPenalty: <X aria-hidden />,
  yellowCard: <Card />,
  redCard: <Card />,
  secondYellow: <Card second />,
  substitution: <ArrowLeftRight aria-hidden />,
  corner: <Flag aria-hidden />,
  var: <MonitorPlay aria-hidden />,
} satisfies Record<IncidentKind, unknown>
