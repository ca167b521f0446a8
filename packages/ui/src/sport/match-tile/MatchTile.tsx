import { Pressable, type PressableProps } from '../../basics/pressable'
import { mergeProps } from '../../util/merge-props'
import { TeamLogo } from '../team-logo'
import styles from './MatchTile.module.css'

export interface MatchTileTeam {
  /** The short name. */
  name: string
  /** The URL of the crest. */
  logo?: string | null
  /** `null` before there is a score. */
  score: number | null
}

export interface MatchTileProps extends Omit<PressableProps, 'children' | 'type'> {
  /** In the first line. */
  home: MatchTileTeam
  /** In the second line. */
  away: MatchTileTeam
  /** A running clock, a kick-off time, or a state. */
  clock: string
  /** Whether the match is in play: the clock is then red. */
  live?: boolean
}

/** A small card of a match, for a `Rail`: when, who, and the score. */
export const MatchTile = ({ home, away, clock, live = false, ...rest }: MatchTileProps) => (
  <Pressable
    {...mergeProps({ className: styles.tile, 'data-component': 'MatchTile', 'data-live': live || undefined }, rest)}
  >
    <span className={styles.clock}>{clock}</span> <Team {...home} /> <Team {...away} />
  </Pressable>
)

const Team = ({ name, logo, score }: MatchTileTeam) => (
  <span className={styles.team}>
    <TeamLogo name={name} src={logo} />
    <span className={styles.name}>{name}</span>
    {score !== null && <> {score}</>}
  </span>
)
