import { Hidden } from '../../basics/hidden'
import { Pressable } from '../../basics/pressable'
import { FormDots, type FormDot, type FormLetters } from '../form-dots'
import { TeamLogo } from '../team-logo'
import styles from './StandingsTable.module.css'

export interface StandingsColumn {
  id: string
  /** A short head, e.g. `GD`. */
  label: string
  /** Announced instead of the short head, e.g. "Goal difference". */
  name: string
  /** The column that decides the place, such as the points. */
  isMain?: boolean
}

export interface StandingsRow {
  id: string
  place: number
  team: string
  /** The URL of the crest. */
  logo?: string | null
  /** The page of the team. With it the team is a real link. */
  href?: string
  /** One of `zones`, if the place leads somewhere. */
  zoneId?: string
  /** One a column. */
  values: readonly (string | number)[]
  /** The last matches, oldest first. */
  form?: readonly FormDot[]
  /** `true` for a team of the match or the league that the page is about. */
  isHighlighted?: boolean
}

export interface StandingsZone {
  id: string
  /** What the place leads to, e.g. "Champions League". */
  label: string
  /** From the highest competition to relegation. */
  tone: 'first' | 'second' | 'third' | 'last'
}

interface Props {
  rows: readonly StandingsRow[]
  columns: readonly StandingsColumn[]
  zones: readonly StandingsZone[]
  form: { label: string; letters: FormLetters } | undefined
  onTeam: ((id: string) => void) | undefined
}

/** The rows of one table or group. A line divides the zones. */
export const StandingsRows = ({ rows, columns, zones, form, onTeam }: Props) =>
  rows.map((row, at) => {
    const zone = zones.find(({ id }) => id === row.zoneId)
    const next = rows[at + 1]
    return (
      <tr
        key={row.id}
        className={styles.row}
        data-highlighted={row.isHighlighted || undefined}
        data-zone-ends={(next && next.zoneId !== row.zoneId) || undefined}
      >
        <th scope="row" className={styles.first}>
          <Team row={row} zone={zone} onTeam={onTeam} />
        </th>
        {columns.map((column, place) => (
          <td key={column.id} data-main={column.isMain || undefined}>
            {row.values[place] ?? '–'}
          </td>
        ))}
        {form && (
          <td className={styles.form}>
            {row.form && <FormDots label={`${form.label}, ${row.team}`} letters={form.letters} matches={row.form} />}
          </td>
        )}
      </tr>
    )
  })

interface TeamProps {
  row: StandingsRow
  zone: StandingsZone | undefined
  onTeam: ((id: string) => void) | undefined
}

const Team = ({ row, zone, onTeam }: TeamProps) => {
  const content = (
    <>
      <span className={styles.place} data-tone={zone?.tone}>
        {row.place}
      </span>
      <TeamLogo name={row.team} src={row.logo} />
      <span className={styles.name}>{row.team}</span>
      {zone && <Hidden> {zone.label}</Hidden>}
    </>
  )
  if (row.href === undefined && !onTeam) return <span className={styles.team}>{content}</span>
  return (
    <Pressable className={styles.team} href={row.href} onPress={onTeam && (() => onTeam(row.id))}>
      {content}
    </Pressable>
  )
}
