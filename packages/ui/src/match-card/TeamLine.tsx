import { TeamLogo } from '../team-logo'
import { useFlash } from '../util/use-flash'
import styles from './MatchCard.module.css'

export interface MatchCardTeam {
  name: string
  logo?: string | null
  /** `null` before there is a score. A change of it flashes the line for 1.2 s. */
  score: string | number | null
  redCards?: number
  yellowCards?: number
}

export interface CardLabels {
  redCards: string
  yellowCards: string
}

interface TeamLineProps {
  team: MatchCardTeam
  rival: MatchCardTeam
  finished: boolean
  labels: CardLabels
}

/** One of the two lines of a match. */
export const TeamLine = ({ team, rival, finished, labels }: TeamLineProps) => {
  const changes = useFlash(team.score)
  const lost = finished && Number(team.score) < Number(rival.score)
  return (
    <div className={styles.team} data-lost={lost || undefined}>
      <TeamLogo name={team.name} src={team.logo} />
      <span className={styles.name}>{team.name}</span>
      <Cards tone="yellow" count={team.yellowCards} label={labels.yellowCards} />
      <Cards tone="red" count={team.redCards} label={labels.redCards} />
      <span key={changes} className={styles.score} data-flash={changes > 0 || undefined}>
        {team.score}
      </span>
    </div>
  )
}

const Cards = ({ tone, count, label }: { tone: 'red' | 'yellow'; count?: number; label: string }) =>
  count ? (
    <span role="img" aria-label={`${label} ${count}`} className={styles.cards} data-tone={tone}>
      {count}
    </span>
  ) : null
