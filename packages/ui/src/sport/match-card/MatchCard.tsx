import { memo, type ReactNode } from 'react'
import { Pressable } from '../../basics/pressable'
import { LiveClock } from '../live-clock'
import { TeamLogo } from '../team-logo'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useGoal } from '../../util/use-goal'
import { isMotionReduced } from '../../util/use-reduced-motion'
import { screenMark, starMark } from './marks'
import styles from './MatchCard.module.css'
import { TeamCells, type CardLabels, type MatchCardTeam } from './TeamCells'

export interface MatchCardLabels extends CardLabels {
  /** The accessible name of the star, which is pressed or not, before both teams. */
  collect: string
}

export interface MatchCardOdds {
  value: string
  /** The direction of the odds movement, shown by colour and by an arrow. */
  move?: 'up' | 'down'
}

export interface MatchCardProps extends RootProps<'article'> {
  /** The side in the first line. */
  home: MatchCardTeam
  /** The side in the second line. */
  away: MatchCardTeam
  /** `off`: postponed, cancelled or broken off. */
  phase: 'waiting' | 'live' | 'finished' | 'off'
  /** The first line at the left: a kick-off time, a running clock, or a state such as "postponed". */
  clock: string
  /** The line under it: half-time score, period, round. */
  note?: string
  /** A badge instead of the note when the match starts soon. */
  soon?: string
  /** Corners as text, e.g. `Corners 5-3`; the last line below the clock. */
  corners?: string
  /** Two prices (home, away) or three (home, draw, away). */
  odds?: readonly MatchCardOdds[]
  /** Set if the match can be watched, e.g. "2 live streams". */
  stream?: string
  /** Whether the match is among the user's favourites: a filled star. */
  collected: boolean
  /** The accessible names of the star and of the cards. */
  labels: MatchCardLabels
  /** The accessible name of a row that can be opened; by default both names, the scores and the clock. */
  label?: string
  /** Draws a name of a team, for example with a part of it marked. It stays the same function between renders. */
  drawName?: (name: string) => ReactNode
  /** The page of the match. With it the row is a real link. */
  href?: string
  /** Called on a press on the row, instead of the browser's navigation. */
  onOpen?: () => void
  /** Called on a press on the star, which is shown only with this handler. */
  onCollect?: () => void
}

/**
 * A match in a list: two lines in columns that are the same for every row, as high as `--match-row`. Rows are compared
 * by their props, so if `labels`, the teams and the callbacks stay the same objects between renders, only the changed
 * row renders.
 */
export const MatchCard = memo(function MatchCard(props: MatchCardProps) {
  const {
    home,
    away,
    phase,
    clock,
    note,
    soon,
    corners,
    odds,
    stream,
    collected,
    labels,
    label: givenLabel,
    drawName,
    href,
    onOpen,
    onCollect,
    ...rest
  } = props
  const goal = useGoal(home.score, away.score)
  const label = givenLabel ?? `${home.name} ${home.score ?? ''} – ${away.score ?? ''} ${away.name}, ${clock}`
  const lost = phase === 'finished' ? loserOf(home, away) : null
  return (
    <article
      {...mergeProps(
        { className: styles.match, 'data-component': 'MatchCard', 'data-phase': phase, 'data-goal': goal },
        rest,
      )}
    >
      {(href !== undefined || onOpen) && (
        <Pressable className={styles.open} href={href} onPress={onOpen} aria-label={label} />
      )}
      <div className={styles.time}>
        <LiveClock className={styles.clock} text={clock} running={phase === 'live'} />
        <br />
        {soon ? <span className={styles.soon}>{soon}</span> : note && <span className={styles.note}>{note}</span>}
        {corners && (
          <>
            {(soon || note) && <br />}
            <span>{corners}</span>
          </>
        )}
      </div>
      <TeamLogo name={home.name} src={home.logo} className={cx(styles.crest, styles.home)} />
      <TeamLogo name={away.name} src={away.logo} className={cx(styles.crest, styles.away)} />
      <div className={styles.names}>
        <span className={styles.home} data-lost={lost === 'home' || undefined}>
          {drawName ? drawName(home.name) : home.name}
        </span>
        <br />
        <span className={styles.away} data-lost={lost === 'away' || undefined}>
          {drawName ? drawName(away.name) : away.name}
        </span>
      </div>
      <TeamCells side="home" team={home} hasLost={lost === 'home'} labels={labels} />
      <TeamCells side="away" team={away} hasLost={lost === 'away'} labels={labels} />
      {odds && (
        <div className={styles.odds}>
          {odds.map((price, at) => (
            <span key={at} data-move={price.move}>
              {price.value}
            </span>
          ))}
        </div>
      )}
      {stream && (
        <span role="img" aria-label={stream} className={styles.stream}>
          {screenMark}
        </span>
      )}
      {onCollect && (
        <button
          type="button"
          className={styles.star}
          aria-pressed={collected}
          aria-label={`${labels.collect} ${home.name} – ${away.name}`}
          onClick={({ currentTarget }) => {
            if (!collected && !isMotionReduced()) currentTarget.firstElementChild?.animate(SPRING, SPRING_MS)
            onCollect()
          }}
        >
          {starMark}
        </button>
      )}
    </article>
  )
})

/** By script: a style would move the star of every row that is drawn while the list scrolls. */
const SPRING = { scale: [1, 1.25, 1] }
const SPRING_MS = 220

const loserOf = (home: MatchCardTeam, away: MatchCardTeam) => {
  const difference = Number(home.score) - Number(away.score)
  return difference < 0 ? 'home' : difference > 0 ? 'away' : null
}
