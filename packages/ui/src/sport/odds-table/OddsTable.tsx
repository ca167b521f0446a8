import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './OddsTable.module.css'

export interface OddsCell {
  value: string
  /** The direction of the last change. */
  move?: 'up' | 'down'
}

export interface OddsRow {
  id: string
  bookmaker: string
  /** The prices when the market opened. */
  opening?: readonly string[]
  /** One price a column. */
  current: readonly OddsCell[]
}

export interface OddsTableProps extends RootProps<'table'> {
  /** The accessible name of the table. */
  caption: string
  /** Head of the first column. */
  bookmakerLabel: string
  /** Heads of the price columns: home, draw, away; or over, line, under. */
  columns: readonly string[]
  /** One a bookmaker, in display order. */
  rows: readonly OddsRow[]
  /** Announced with the opening price and the movements. */
  labels: { opening: string; up: string; down: string }
  /** Called on a press on a row, for example to show its history. */
  onRow?: (id: string) => void
}

/** Prices by bookmaker: the current price above the opening price. */
export const OddsTable = ({ caption, bookmakerLabel, columns, rows, labels, onRow, ...rest }: OddsTableProps) => (
  <table {...mergeProps({ className: styles.table, 'data-component': 'OddsTable' }, rest)}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{bookmakerLabel}</th>
        {columns.map((column, at) => (
          <th key={at} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            {onRow ? (
              <button type="button" className={styles.open} onClick={() => onRow(row.id)}>
                {row.bookmaker}
              </button>
            ) : (
              row.bookmaker
            )}
          </th>
          {columns.map((_, at) => (
            <td key={at}>
              <Price cell={row.current[at]} labels={labels} />
              {row.opening?.[at] !== undefined && (
                <span className={styles.opening}>
                  <Hidden>{labels.opening} </Hidden>
                  {row.opening[at]}
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Price = ({ cell, labels }: { cell: OddsCell | undefined; labels: OddsTableProps['labels'] }) => (
  <span className={styles.price} data-move={cell?.move}>
    {cell?.value ?? '–'}
    {cell?.move && (
      <span role="img" aria-label={labels[cell.move]} className={styles.arrow}>
        {cell.move === 'up' ? '▲' : '▼'}
      </span>
    )}
  </span>
)
