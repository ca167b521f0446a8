import styles from './chart-table.module.css'

interface Props {
  /** What opens the table, e.g. "As a table". */
  label: string
  /** The first one is the head of the rows. */
  columns: readonly string[]
  /** As many cells as columns. */
  rows: readonly { id: string; cells: readonly string[] }[]
}

/** The numbers of a chart, for those who cannot see it and those who want to read them. */
export const ChartTable = ({ label, columns, rows }: Props) => (
  <details className={styles.details}>
    <summary className={styles.summary}>{label}</summary>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={at} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [head, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
