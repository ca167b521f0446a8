import type { CSSProperties } from 'react'
import { Hidden } from '../../basics/hidden'
import { IncidentIcon, type IncidentKind } from '../incident-timeline/IncidentIcon'
import styles from './PitchLineup.module.css'

export interface LineupMark {
  id: string
  kind: IncidentKind
  /** The incident in words, e.g. "Goal, 23'". */
  label: string
}

export interface LineupPlayer {
  id: string
  name: string
  /** The number on the shirt. */
  number?: string
  /** Where the player plays, in words; only announced on the pitch. */
  position?: string
  /** Per cent: `x` from the left touchline, `y` from the team's own goal line, both as the team looks at it. */
  place?: { x: number; y: number }
  isCaptain?: boolean
  /** Goals, cards and changes. */
  marks?: readonly LineupMark[]
  /** A mark for the match, e.g. `7.4`. */
  rating?: string
}

export interface PlayerLabels {
  captain: string
  /** Read before a rating. */
  rating?: string
}

interface Props {
  player: LineupPlayer
  labels: PlayerLabels
}

interface PitchProps extends Props {
  /** The cell of the half's grid. */
  style: CSSProperties
}

const isScored = ({ kind }: LineupMark) => kind === 'goal' || kind === 'penalty' || kind === 'ownGoal'

const Marks = ({ marks, side }: { marks: readonly LineupMark[]; side: 'start' | 'end' }) =>
  marks.length > 0 && (
    <span className={styles.marks} data-side={side}>
      {marks.map(({ id, kind, label }) => (
        <IncidentIcon key={id} kind={kind} label={label} />
      ))}
    </span>
  )

/** A player on the pitch: a disc with the number above the name, goals at its end, cards and changes at its start. */
export const PitchPlayer = ({ player, labels, style }: PitchProps) => {
  const marks = player.marks ?? []
  return (
    <li className={styles.player} style={style}>
      <span className={styles.disc}>
        {player.number}
        <Marks side="start" marks={marks.filter((mark) => !isScored(mark))} />
        <Marks side="end" marks={marks.filter(isScored)} />
      </span>
      <span className={styles.name}>
        {player.isCaptain && <Captain label={labels.captain} />}
        {player.name}
      </span>
      {player.position && <Hidden>, {player.position}</Hidden>}
      <Rating player={player} labels={labels} />
    </li>
  )
}

/** The same in a list: with the position as text. */
export const ListedPlayer = ({ player, labels }: Props) => (
  <li className={styles.listed}>
    <span className={styles.number}>{player.number}</span>
    <span className={styles.who}>
      <span>
        {player.isCaptain && <Captain label={labels.captain} />}
        {player.name}
      </span>
      {player.position && <span className={styles.note}>{player.position}</span>}
    </span>
    {player.marks && <Marks side="end" marks={player.marks} />}
    <Rating player={player} labels={labels} />
  </li>
)

const Rating = ({ player, labels }: Props) =>
  player.rating && (
    <span className={styles.rating}>
      <Hidden>, {labels.rating} </Hidden>
      {player.rating}
    </span>
  )

const Captain = ({ label }: { label: string }) => (
  <span role="img" aria-label={label} className={styles.captain}>
    C
  </span>
)
