import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { TeamLogo } from '../team-logo'
import { linesOf } from './lines-of'
import styles from './PitchLineup.module.css'
import { ListedPlayer, PitchPlayer, type LineupPlayer, type PlayerLabels } from './Player'

export interface LineupTeam {
  name: string
  /** The URL of the crest. */
  logo?: string | null
  /** E.g. `4-3-3`. Without it, and without the places of the players, the first eleven are a list. */
  formation?: string
  /** E.g. "Coach: Guardiola". */
  coach?: string
  /** The goalkeeper first, then line by line. */
  starters: readonly LineupPlayer[]
  bench: readonly LineupPlayer[]
  /** Injured and suspended players. */
  absences?: readonly { id: string; name: string; reason: string }[]
}

export interface PitchLineupProps extends RootProps<'section'> {
  /** The team in the upper half. */
  home: LineupTeam
  /** The team in the lower half. */
  away: LineupTeam
  /** The headings, and the names of the captain's mark and of a rating. */
  labels: PlayerLabels & { starters: string; bench: string; absences: string }
}

/** The players of both teams: the first eleven on a pitch where the formation is known, then bench and absences. */
export const PitchLineup = ({ home, away, labels, ...rest }: PitchLineupProps) => {
  const [homeLines, awayLines] = [home, away].map(({ starters, formation }) => linesOf(starters, formation))
  const absences = [home, away].some((team) => team.absences?.length)
  return (
    <section {...mergeProps({ className: styles.lineup, 'data-component': 'PitchLineup' }, rest)}>
      {homeLines && awayLines ? (
        <>
          <TeamLine team={home} />
          <div className={styles.pitch}>
            <PitchLines />
            <Half side="home" team={home} lines={homeLines} labels={labels} />
            <Half side="away" team={away} lines={awayLines} labels={labels} />
          </div>
          <TeamLine team={away} />
        </>
      ) : (
        <Columns title={labels.starters} home={home} away={away} hasFormation>
          {(team) => team.starters.map((player) => <ListedPlayer key={player.id} player={player} labels={labels} />)}
        </Columns>
      )}
      {(home.bench.length > 0 || away.bench.length > 0) && (
        <Columns title={labels.bench} home={home} away={away}>
          {(team) => team.bench.map((player) => <ListedPlayer key={player.id} player={player} labels={labels} />)}
        </Columns>
      )}
      {absences && (
        <Columns title={labels.absences} home={home} away={away}>
          {(team) =>
            team.absences?.map(({ id, name, reason }) => (
              <li key={id} className={styles.listed}>
                <span className={styles.who}>
                  <span>{name}</span>
                  <span className={styles.note}>{reason}</span>
                </span>
              </li>
            ))
          }
        </Columns>
      )}
    </section>
  )
}

const TeamLine = ({ team }: { team: LineupTeam }) => (
  <p className={styles.team}>
    <TeamLogo name={team.name} src={team.logo} />
    <b className={styles.teamName}>{team.name}</b>
    <span>{team.formation}</span>
    {team.coach && <span className={styles.coach}>{team.coach}</span>}
  </p>
)

interface HalfProps {
  side: 'home' | 'away'
  team: LineupTeam
  lines: readonly (readonly LineupPlayer[])[]
  labels: PlayerLabels
}

/** The players of a team in reading order, goalkeeper first, each in the cell of its line. The home team faces down. */
const Half = ({ side, team, lines, labels }: HalfProps) => (
  <ol aria-label={`${team.name} ${team.formation ?? ''}`.trim()} className={styles.half} data-side={side}>
    {lines.map((line, at) =>
      line.map((player, nth) => (
        <PitchPlayer
          key={player.id}
          player={player}
          labels={labels}
          style={
            side === 'home'
              ? cell(at, line.length - 1 - nth, line.length)
              : cell(lines.length - 1 - at, nth, line.length)
          }
        />
      )),
    )}
  </ol>
)

/** Columns of a half's grid: divisible by every usual number of players in a line. */
const COLUMNS = 60

const cell = (line: number, at: number, of: number) => {
  const span = Math.floor(COLUMNS / of)
  return { gridRow: line + 1, gridColumn: `${at * span + 1} / span ${span}` }
}

/** The marks of a pitch of 68 × 105 m. */
const PitchLines = () => (
  <svg aria-hidden viewBox="0 0 68 105" preserveAspectRatio="none" className={styles.lines}>
    <path
      d="M1 1H67V104H1ZM1 52.5H67M13.8 1V17.5H54.2V1M13.8 104V87.5H54.2V104M24.8 1V6.5H43.2V1M24.8 104V98.5H43.2V104"
      vectorEffect="non-scaling-stroke"
    />
    <ellipse cx="34" cy="52.5" rx="9.15" ry="9.15" vectorEffect="non-scaling-stroke" />
  </svg>
)

interface ColumnsProps {
  title: string
  home: LineupTeam
  away: LineupTeam
  hasFormation?: boolean
  children: (team: LineupTeam) => ReactNode
}

const Columns = ({ title, home, away, hasFormation, children }: ColumnsProps) => (
  <div className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    <div className={styles.columns}>
      {[home, away].map((team, at) => (
        <div key={at}>
          <p className={styles.team}>
            <TeamLogo name={team.name} src={team.logo} />
            <b className={styles.teamName}>{team.name}</b>
            {hasFormation && team.formation && <span>{team.formation}</span>}
          </p>
          <ul aria-label={`${title}, ${team.name}`}>{children(team)}</ul>
        </div>
      ))}
    </div>
  </div>
)
