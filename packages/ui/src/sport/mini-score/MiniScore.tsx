import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { LiveClock } from '../live-clock'
import { TeamLogo } from '../team-logo'
import styles from './MiniScore.module.css'

export interface MiniScoreTeam {
  /** Read out; the crest stands for it on the screen. */
  name: string
  /** The URL of the crest. */
  logo?: string | null
  /** `null` before there is a score. */
  score: number | null
}

export interface MiniScoreProps extends RootProps<'span'> {
  /** The side at the start. */
  home: MiniScoreTeam
  /** The side at the end. */
  away: MiniScoreTeam
  /** A running clock, a kick-off time, or a state. */
  clock: string
  /** Whether the match is in play: the clock is then red. */
  live?: boolean
}

/** The crests, the score and the clock of a match in the space of a heading, for the bar of a page. */
export const MiniScore = ({ home, away, clock, live = false, ...rest }: MiniScoreProps) => (
  <span
    {...mergeProps({ className: styles.mini, 'data-component': 'MiniScore', 'data-live': live || undefined }, rest)}
  >
    <span className={styles.score}>
      <TeamLogo name={home.name} src={home.logo} />
      <Hidden>{home.name}</Hidden> {home.score ?? ''}
      <span className={styles.dash}>–</span>
      {away.score ?? ''} <Hidden>{away.name}</Hidden>
      <TeamLogo name={away.name} src={away.logo} />
    </span>
    <LiveClock className={styles.clock} text={clock} running={live} />
  </span>
)
