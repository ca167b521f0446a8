import styles from './MatchHead.module.css'

export interface PeriodTableProps {
  /** The accessible name of the table. */
  caption: string
  /** The column heads: the periods and the total. */
  columns: readonly string[]
  /** One value per column; `null` for a period that has not started. */
  home: readonly (number | null)[]
  /** As `home`. */
  away: readonly (number | null)[]
  /** The index of the current period, if any. */
  current?: number
  /** The head of the first row. */
  homeName: string
  /** The head of the second row. */
  awayName: string
}

/** Points by period, one row per team. */
export const PeriodTable = ({ caption, columns, home, away, current, homeName, awayName }: PeriodTableProps) => (
  <table className={styles.periods}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        <td />
        {columns.map((column, at) => (
          <th key={column} scope="col" data-current={at === current || undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[
        { name: homeName, points: home },
        { name: awayName, points: away },
      ].map(({ name, points }, row) => (
        <tr key={row}>
          <th scope="row">{name}</th>
          {columns.map((column, at) => (
            <td
              key={column}
              data-current={at === current || undefined}
              data-total={at === columns.length - 1 || undefined}
            >
              {points[at] ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
