import { Hidden } from '../../basics/hidden'
import { SegmentedTabs } from '../../basics/segmented-tabs'
import { mergeProps, type RootProps } from '../../util/merge-props'
import type { FormLetters } from '../form-dots'
import { StandingsRows, type StandingsColumn, type StandingsRow, type StandingsZone } from './StandingsRows'
import styles from './StandingsTable.module.css'

export interface StandingsGroup {
  id: string
  /** E.g. "Group A"; not needed by a single table. */
  name?: string
  rows: readonly StandingsRow[]
}

export interface StandingsTableProps extends RootProps<'div'> {
  /** The accessible name of the table. */
  caption: string
  /** Head of the first column. */
  teamLabel: string
  /** The columns after the team, in display order. */
  columns: readonly StandingsColumn[]
  /** One table, or one a group; their columns align. */
  groups: readonly StandingsGroup[]
  /** Marked by a colour at the place and explained below the table. */
  zones?: readonly StandingsZone[]
  /** The last column, shown with it: its head, and the letters of the results. */
  form?: { label: string; letters: FormLetters }
  /** Tabs above the table, e.g. all matches, at home, away. */
  scopes?: { label: string; tabs: readonly { id: string; label: string }[]; selectedId: string }
  /** Called with the id of a pressed tab. */
  onScope?: (id: string) => void
  /** Called with the id of a pressed team, instead of the browser's navigation. */
  onTeam?: (id: string) => void
}

/** The places of a league or its groups. The team stays visible while the numbers scroll sideways. */
export const StandingsTable = (props: StandingsTableProps) => {
  const { caption, teamLabel, columns, groups, zones = [], form, scopes, onScope, onTeam, ...rest } = props
  const used = zones.filter(({ id }) => groups.some(({ rows }) => rows.some(({ zoneId }) => zoneId === id)))
  const width = 1 + columns.length + (form ? 1 : 0)
  return (
    <div {...mergeProps({ className: styles.standings, 'data-component': 'StandingsTable' }, rest)}>
      {scopes && onScope && <SegmentedTabs look="pill" className={styles.scopes} {...scopes} onSelect={onScope} />}
      <div role="group" aria-label={caption} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <caption>
            <Hidden>{caption}</Hidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.first}>
                {teamLabel}
              </th>
              {columns.map(({ id, label, name }) => (
                <th key={id} scope="col">
                  <span aria-hidden>{label}</span>
                  <Hidden>{name}</Hidden>
                </th>
              ))}
              {form && (
                <th scope="col" className={styles.form}>
                  {form.label}
                </th>
              )}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              {group.name && (
                <tr>
                  <th scope="rowgroup" colSpan={width} className={styles.group}>
                    <span>{group.name}</span>
                  </th>
                </tr>
              )}
              <StandingsRows {...{ columns, zones, form, onTeam }} rows={group.rows} />
            </tbody>
          ))}
        </table>
      </div>
      {used.length > 0 && (
        <ul className={styles.legend}>
          {used.map(({ id, label, tone }) => (
            <li key={id} className={styles.zone} data-tone={tone}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
