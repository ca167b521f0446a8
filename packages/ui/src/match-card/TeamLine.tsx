import { TeamLogo } from '../team-logo'
import { cx } from '../util/cx'
import { useFlash } from '../util/use-flash'
import styles from './MatchCard.module.css'

export interface MatchCardTeam {
  name: string
  logo?: string | null
  /** `null` before there is a score. The score flashes for 1.2 s when it changes. */
  score: string | number | null
  redCards?: number
  yellowCards?: number
}

export interface CardLabels {
  redCards: string
  yellowCards: string
}

interface TeamLineProps {
  side: 'home' | 'away'
  team: MatchCardTeam
  rival: MatchCardTeam
  finished: boolean
  labels: CardLabels
}

/** One of the two lines of a match. Its cells are in the grid of the row. */
export const TeamLine = ({ side, team, rival, finished, labels }: TeamLineProps) => {
  const changes = useFlash(team.score)
  const lost = (finished && Number(team.score) < Number(rival.score)) || undefined
  return (
    <>
      <TeamLogo name={team.name} src={team.logo} className={cx(styles.crest, styles[side])} />
      <span className={cx(styles.name, styles[side])} data-lost={lost}>
        {team.name}
      </span>
      {team.yellowCards || team.redCards ? (
        <span className={cx(styles.cards, styles[side])}>
          <Card tone="yellow" count={team.yellowCards} label={labels.yellowCards} />
          <Card tone="red" count={team.redCards} label={labels.redCards} />
        </span>
      ) : null}
      <span
        key={changes}
        className={cx(styles.score, styles[side])}
        data-lost={lost}
        data-flash={changes > 0 || undefined}
      >
        {team.score}
      </span>
    </>
  )
}

const Card = ({ tone, count, label }: { tone: 'red' | 'yellow'; count?: number; label: string }) =>
  count ? (
    <span role="img" aria-label={`${label} ${count}`} className={styles.card} data-tone={tone}>
      {count}
    </span>
  ) : null
