import { useState, type ReactNode } from 'react'
import { Badge } from '../../basics/badge'
import { Hidden } from '../../basics/hidden'
import { Pressable } from '../../basics/pressable'
import { LiveClock } from '../live-clock'
import { QuarterTable, type QuarterTableProps } from '../quarter-table'
import { TeamLogo } from '../team-logo'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useGoal } from '../../util/use-goal'
import { useFlash } from '../../util/use-flash'
import flash from '../score-flash.module.css'
import styles from './MatchHead.module.css'

export interface MatchHeadTeam {
  name: string
  /** The URL of the crest. */
  logo?: string | null
  /** `null` before there is a score. */
  score: string | number | null
  /** A line under the name, such as a rank. */
  note?: string
  /** The page of the team. With it the team is a real link. */
  href?: string
  /** Called on a press on the team, instead of the browser's navigation. */
  onOpen?: () => void
}

export interface MatchHeadProps extends RootProps<'section'> {
  /** The side at the start. */
  home: MatchHeadTeam
  /** The side at the end. */
  away: MatchHeadTeam
  /** `off`: postponed, cancelled or broken off. */
  phase: 'waiting' | 'live' | 'finished' | 'off'
  /** A running clock, a kick-off time, or a state. */
  clock: string
  /** Set while the match runs, e.g. `LIVE`. */
  live?: string
  /** Lines below the clock: half-time score, extra time, venue. */
  notes?: readonly string[]
  /** The score by quarter, for basketball. */
  periods?: Pick<QuarterTableProps, 'caption' | 'columns' | 'home' | 'away' | 'current'>
  /** The last goal as a line, e.g. `Haaland 23'`, announced once for its id and shown for 4 s, with reduced motion until it is `null`, which keeps its place. */
  goal?: {
    id: string
    side: 'home' | 'away'
    text: string
    /** The goal was taken back. */
    annulled?: boolean
  } | null
  /** Content at the bottom: watch, vote, anchors. */
  children?: ReactNode
}

/** The head of a match page, for football and, with `periods`, for basketball. */
export const MatchHead = (props: MatchHeadProps) => {
  const { home, away, phase, clock, live, notes, periods, goal, children, ...rest } = props
  const scored = useGoal(home.score, away.score)
  const hasScore = home.score !== null && away.score !== null
  return (
    <section
      {...mergeProps(
        {
          className: styles.head,
          'data-component': 'MatchHead',
          'data-phase': phase,
          // In basketball too much is scored.
          'data-goal': periods ? undefined : scored,
        },
        rest,
      )}
    >
      <div className={styles.line}>
        <Team team={home} />
        <div className={styles.middle}>
          <p className={styles.score}>
            {hasScore ? (
              <>
                <Score value={home.score} />
                <span className={styles.dash}>–</span>
                <Score value={away.score} />
              </>
            ) : (
              <span className={styles.kickOff}>{clock}</span>
            )}
          </p>
          {(live || hasScore) && (
            <p className={styles.state}>
              {live && <Badge tone="live">{live}</Badge>}
              {hasScore && <LiveClock className={styles.clock} text={clock} running={phase === 'live'} ticks />}
            </p>
          )}
          {notes?.map((note, nth) => (
            <p key={nth} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
        <Team team={away} />
      </div>
      {goal !== undefined && (
        <div className={styles.goals}>
          {goal && (
            <p
              key={goal.id}
              aria-hidden
              className={styles.goal}
              data-side={goal.side}
              data-annulled={goal.annulled || undefined}
            >
              {goal.text}
            </p>
          )}
          <GoalSaid goal={goal} />
        </div>
      )}
      {periods && <QuarterTable {...periods} homeName={home.name} awayName={away.name} className={styles.periods} />}
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  )
}

/** Announces each goal once: a text that names the scorer later is not news. */
const GoalSaid = ({ goal }: { goal: NonNullable<MatchHeadProps['goal']> | null }) => {
  const [said, setSaid] = useState(goal)
  if (said?.id !== goal?.id) setSaid(goal)
  return <Hidden role="status">{said?.text}</Hidden>
}

const Team = ({ team }: { team: MatchHeadTeam }) => {
  const content = (
    <>
      <TeamLogo name={team.name} src={team.logo} size="large" />
      <span className={styles.name}>{team.name}</span>
      {team.note && <span className={styles.note}>{team.note}</span>}
    </>
  )
  const opens = team.href !== undefined || team.onOpen !== undefined
  return opens ? (
    <Pressable className={styles.team} href={team.href} onPress={team.onOpen}>
      {content}
    </Pressable>
  ) : (
    <div className={styles.team}>{content}</div>
  )
}

const Score = ({ value }: { value: string | number | null }) => {
  const { key, look } = useFlash(value)
  return (
    <span key={key} className={cx(styles.number, flash.score)} data-flash={look}>
      {value}
    </span>
  )
}
