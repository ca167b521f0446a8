import { Pressable } from '../../basics/pressable'
import { TeamLogo } from '../team-logo'
import styles from './Bracket.module.css'

export interface BracketSide {
  /** The team, or where it will come from, e.g. "Winner of match 3". */
  name: string
  /** The URL of the crest. */
  logo?: string | null
  /** `null` before there is a score; of two legs the sum. */
  score: string | number | null
  /** After the score, such as the goals of a shoot-out. */
  note?: string
  /** `true` while the team is not known: it has no crest. */
  isOpen?: boolean
}

export interface BracketTie {
  id: string
  home: BracketSide
  away: BracketSide
  /** The side that goes on. */
  winner?: 'home' | 'away'
  /** The day, a running clock or a state. */
  when: string
  isLive?: boolean
  /** The page of the match. With it the tie is a real link. */
  href?: string
}

interface Props {
  tie: BracketTie
  onTie: ((id: string) => void) | undefined
}

/** A match of a knockout: both sides below each other, the one that goes on in bold. */
export const Tie = ({ tie, onTie }: Props) => {
  const content = (
    <>
      <span className={styles.when} data-live={tie.isLive || undefined}>
        {tie.when}
      </span>
      <Side side={tie.home} isOut={tie.winner === 'away'} />
      <Side side={tie.away} isOut={tie.winner === 'home'} />
    </>
  )
  if (tie.href === undefined && !onTie) return <div className={styles.tie}>{content}</div>
  return (
    <Pressable className={styles.tie} href={tie.href} onPress={onTie && (() => onTie(tie.id))}>
      {content}
    </Pressable>
  )
}

const Side = ({ side, isOut }: { side: BracketSide; isOut: boolean }) => (
  <span className={styles.side} data-out={isOut || undefined} data-open={side.isOpen || undefined}>
    {!side.isOpen && <TeamLogo name={side.name} src={side.logo} />}
    <span className={styles.name}>{side.name}</span>
    {side.note && <span className={styles.note}>{side.note}</span>}
    <span className={styles.score}>{side.score}</span>
  </span>
)
