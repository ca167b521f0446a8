import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './QuarterTable.module.css'

export interface QuarterTableProps extends RootProps<'div'> {
  /** The accessible name of the table. */
  caption: string
  /** The column heads: the quarters, overtimes and the total. */
  columns: readonly string[]
  /** One value per column; `null` for a quarter that has not started. */
  home: readonly (number | null)[]
  /** As `home`. */
  away: readonly (number | null)[]
  /** The index of the current quarter, if any. */
  current?: number
  /** The head of the first row. */
  homeName: string
  /** The head of the second row. */
  awayName: string
}

/** Points by quarter, one row per team. The better side of a finished quarter is bold; overtimes scroll. */
export const QuarterTable = (props: QuarterTableProps) => {
  const { caption, columns, home, away, current, homeName, awayName, ...rest } = props
  const rows = [
    { name: homeName, points: home, others: away },
    { name: awayName, points: away, others: home },
  ]
  return (
    <div
      {...mergeProps(
        {
          role: 'group',
          'aria-label': caption,
          tabIndex: 0,
          className: styles.scroller,
          'data-component': 'QuarterTable',
        },
        rest,
      )}
    >
      <table className={styles.table}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column, at) => (
              <th key={at} scope="col" data-current={at === current || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, points, others }, row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {columns.map((_, at) => (
                <td
                  key={at}
                  data-current={at === current || undefined}
                  data-won={(at !== current && Number(points[at]) > Number(others[at])) || undefined}
                  data-total={at === columns.length - 1 || undefined}
                >
                  {points[at] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
