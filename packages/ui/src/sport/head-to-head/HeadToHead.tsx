import type { ReactNode } from 'react'
import { Pressable } from '../../basics/pressable'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { ShareBar, type Outcome } from '../ShareBar'
import { TeamLogo } from '../team-logo'
import styles from './HeadToHead.module.css'

export interface MeetingSide {
  name: string
  /** The URL of the crest. */
  logo?: string | null
  score: string | number
}

export interface Meeting {
  id: string
  /** E.g. `2026-03-14`. */
  date: string
  /** The competition. */
  league?: string
  /** The side that played at home in this meeting. */
  home: MeetingSide
  away: MeetingSide
  /** Which team of the match that the page is about won: its home team, its away team, or neither. */
  winner: Outcome
  /** The page of the meeting. With it the row is a real link. */
  href?: string
}

export interface HeadToHeadProps extends RootProps<'section'> {
  /** The heading. */
  title: string
  /** The home team of the match that the page is about. */
  homeName: string
  /** Its away team. */
  awayName: string
  /** Latest first. */
  meetings: readonly Meeting[]
  /** The words under the numbers of wins, and under the number of draws. */
  labels: { homeWins: string; draws: string; awayWins: string; empty: string }
  /** Called with the id of a pressed meeting, instead of the browser's navigation. */
  onMeeting?: (id: string) => void
  /** A choice above the meetings, such as "same competition". */
  filter?: ReactNode
}

/** The earlier meetings of two teams: how often each won, then match by match. */
export const HeadToHead = (props: HeadToHeadProps) => {
  const { title, homeName, awayName, meetings, labels, onMeeting, filter, ...rest } = props
  const parts = (['home', 'draw', 'away'] as const).map((id) => ({
    id,
    share: meetings.filter(({ winner }) => winner === id).length,
  }))
  const [homeWins, draws, awayWins] = parts.map(({ share }) => share)
  return (
    <section {...mergeProps({ className: styles.card, 'data-component': 'HeadToHead' }, rest)}>
      <h3 className={styles.title}>{title}</h3>
      {filter}
      {meetings.length === 0 ? (
        <p className={styles.empty}>{labels.empty}</p>
      ) : (
        <>
          <dl className={styles.counts}>
            <Count side="home" name={homeName} words={labels.homeWins} count={homeWins} />
            <Count side="draw" words={labels.draws} count={draws} />
            <Count side="away" name={awayName} words={labels.awayWins} count={awayWins} />
          </dl>
          <ShareBar parts={parts} />
          <ol className={styles.meetings}>
            {meetings.map((meeting) => (
              <li key={meeting.id}>
                <MeetingRow meeting={meeting} onMeeting={onMeeting} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

interface CountProps {
  side: Outcome
  /** The team that won. */
  name?: string
  words: string
  count: number | undefined
}

const Count = ({ side, name, words, count }: CountProps) => (
  <div className={styles.count} data-side={side}>
    <dt>
      {name && <b className={styles.team}>{name}</b>}
      {words}
    </dt>
    <dd className={styles.number}>{count}</dd>
  </div>
)

const MeetingRow = ({ meeting, onMeeting }: { meeting: Meeting; onMeeting: HeadToHeadProps['onMeeting'] }) => {
  const content = (
    <>
      <span className={styles.when}>
        <span>{meeting.date}</span>
        {meeting.league && <span>{meeting.league}</span>}
      </span>
      <Side side={meeting.home} other={meeting.away} />
      <Side side={meeting.away} other={meeting.home} />
    </>
  )
  if (meeting.href === undefined && !onMeeting) return <div className={styles.meeting}>{content}</div>
  return (
    <Pressable className={styles.meeting} href={meeting.href} onPress={onMeeting && (() => onMeeting(meeting.id))}>
      {content}
    </Pressable>
  )
}

const Side = ({ side, other }: { side: MeetingSide; other: MeetingSide }) => (
  <span className={styles.side} data-lost={Number(side.score) < Number(other.score) || undefined}>
    <TeamLogo name={side.name} src={side.logo} />
    <span className={styles.name}>{side.name}</span>
    <span className={styles.score}>{side.score}</span>
  </span>
)
