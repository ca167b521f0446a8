import { mergeProps } from '../../util/merge-props'
import { IncidentIcon, type IncidentKind } from '../incident-timeline/IncidentIcon'
import { MatchHead, type MatchHeadProps } from '../match-head'
import styles from './PostMatchHead.module.css'

export interface Scorer {
  id: string
  player: string
  /** E.g. `23', 67'`. */
  minutes: string
  kind: IncidentKind
  /** The kind in words, e.g. "Goal". */
  label: string
}

export interface PostMatchHeadProps extends Omit<MatchHeadProps, 'phase' | 'live'> {
  /** Who scored or was sent off, in the order of time. */
  scorers?: { home: readonly Scorer[]; away: readonly Scorer[] }
}

/** The head of a match page after the match: the result and who made it. The story of the match is a `MomentumChart`. */
export const PostMatchHead = ({ scorers, children, ...rest }: PostMatchHeadProps) => (
  <MatchHead {...mergeProps({ 'data-component': 'PostMatchHead' }, rest)} phase="finished">
    {scorers && (scorers.home.length > 0 || scorers.away.length > 0) && (
      <div className={styles.scorers}>
        <Scorers side="home" team={rest.home.name} scorers={scorers.home} />
        <Scorers side="away" team={rest.away.name} scorers={scorers.away} />
      </div>
    )}
    {children}
  </MatchHead>
)

interface ScorersProps {
  side: 'home' | 'away'
  team: string
  scorers: readonly Scorer[]
}

const Scorers = ({ side, team, scorers }: ScorersProps) => (
  <ul aria-label={team} className={styles.side} data-side={side}>
    {scorers.map(({ id, player, minutes, kind, label }) => (
      <li key={id} className={styles.scorer}>
        <IncidentIcon kind={kind} label={label} />
        <span className={styles.text}>
          {player} <span className={styles.minutes}>{minutes}</span>
        </span>
      </li>
    ))}
  </ul>
)
