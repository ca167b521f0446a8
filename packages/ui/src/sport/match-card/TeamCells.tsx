import { cx } from '../../util/cx'
import { useFlash } from '../../util/use-flash'
import flash from '../score-flash.module.css'
import styles from './MatchCard.module.css'

export interface MatchCardTeam {
  name: string
  /** The URL of the crest. */
  logo?: string | null
  /** `null` before there is a score. The score flashes for 1.2 s when it changes. */
  score: string | number | null
  /** 0 shows nothing. */
  redCards?: number
  /** 0 shows nothing. */
  yellowCards?: number
}

export interface CardLabels {
  redCards: string
  yellowCards: string
}

interface TeamCellsProps {
  side: 'home' | 'away'
  team: MatchCardTeam
  hasLost: boolean
  labels: CardLabels
}

/** The cards and the score of a team: cells in the grid of the row. */
export const TeamCells = ({ side, team, hasLost, labels }: TeamCellsProps) => {
  const { key, look } = useFlash(team.score)
  return (
    <>
      {team.yellowCards || team.redCards ? (
        <span className={cx(styles.cards, styles[side])}>
          <Card tone="yellow" count={team.yellowCards} label={labels.yellowCards} />
          <Card tone="red" count={team.redCards} label={labels.redCards} />
        </span>
      ) : null}
      <span
        key={key}
        className={cx(styles.score, flash.score, styles[side])}
        data-lost={hasLost || undefined}
        data-flash={look}
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
