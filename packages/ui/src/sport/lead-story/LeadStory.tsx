import type { ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Badge } from '../../basics/badge'
import { Button } from '../../basics/button'
import { Pressable } from '../../basics/pressable'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { useFlash } from '../../util/use-flash'
import flash from '../score-flash.module.css'
import { LiveClock } from '../live-clock'
import { TeamLogo } from '../team-logo'
import styles from './LeadStory.module.css'

export interface LeadStoryTeam {
  name: string
  /** The URL of the crest. */
  logo?: string | null
  /** `null` if it is not shown. */
  score: number | null
}

export interface LeadStoryProps extends RootProps<'article'> {
  /** The league, and the round if there is one. */
  league: string
  /** The side at the start. */
  home: LeadStoryTeam
  /** The side at the end. */
  away: LeadStoryTeam
  /** The mark of a running match, e.g. `LIVE`. */
  live: string | null
  /** The running clock or the state. */
  clock: string
  /** Smaller text after the clock, such as the score at half-time. */
  note?: string
  /** Who is on air with this match; the pictures are URLs. The first three are drawn. */
  anchors: readonly { name: string; avatar?: string | null }[]
  /** What the anchors say or do, e.g. the title of the room. */
  headline: string
  /** The button that opens the live room. */
  watch: { label: string; href?: string; onPress: () => void }
  /** Drawn above the anchors. `null` keeps its place until it is there. */
  chart?: ReactNode
  /** The page of the match. With it the score is a real link. */
  href?: string
  /** Called on a press on the score, instead of the browser's navigation. */
  onOpen?: () => void
}

const FACES = 3

/** The match of the moment at the top of a page: score, clock, pressure, and the anchors who show it. Dark in both modes. */
export const LeadStory = (props: LeadStoryProps) => {
  const { league, home, away, live, clock, note, anchors, headline, watch, chart, href, onOpen, ...rest } = props
  return (
    <article
      {...mergeProps(
        {
          className: styles.story,
          'data-component': 'LeadStory',
          'data-large': Math.max(home.score ?? 0, away.score ?? 0) > 99 || undefined,
        },
        rest,
      )}
    >
      <p className={styles.state}>
        {live && <Badge tone="live">{live}</Badge>}
        <LiveClock className={styles.clock} text={clock} running={live !== null} ticks />
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.league}>{league}</span>
      </p>
      <Score {...{ home, away, href, onOpen }} />
      {chart !== undefined && <div className={styles.chart}>{chart}</div>}
      <div className={styles.foot}>
        <span className={styles.faces}>
          {anchors.slice(0, FACES).map(({ name, avatar }, nth) => (
            <Avatar key={nth} name={name} src={avatar} size="small" className={styles.face} />
          ))}
        </span>
        <span className={styles.words}>
          <span className={styles.headline}>{headline}</span>
          <span className={styles.names}>{anchors.map(({ name }) => name).join(' · ')}</span>
        </span>
        <Button size="small" href={watch.href} onPress={watch.onPress}>
          {watch.label}
        </Button>
      </div>
    </article>
  )
}

const Score = ({ home, away, href, onOpen }: Pick<LeadStoryProps, 'home' | 'away' | 'href' | 'onOpen'>) => {
  const content = (
    <>
      <Team {...home} />
      <span className={styles.numbers}>
        <Figure value={home.score} />
        <span className={styles.dash}>–</span>
        <Figure value={away.score} />
      </span>
      <Team {...away} />
    </>
  )
  return href === undefined && onOpen === undefined ? (
    <div className={styles.score}>{content}</div>
  ) : (
    <Pressable className={styles.score} href={href} onPress={onOpen}>
      {content}
    </Pressable>
  )
}

const Team = ({ name, logo }: Omit<LeadStoryTeam, 'score'>) => (
  <span className={styles.team}>
    <TeamLogo name={name} src={logo} size="large" />
    <span className={styles.name}>{name}</span>
  </span>
)

const Figure = ({ value }: { value: number | null }) => {
  const { key, look } = useFlash(value)
  return (
    <span key={key} className={cx(styles.number, flash.score)} data-flash={look}>
      {value}
    </span>
  )
}
