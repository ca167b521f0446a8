/** Rows under the names of their fields, in columns; `none` for no rows. */
export const textTable = (rows: readonly object[]): string => {
  const [first] = rows
  if (first === undefined) return 'none'
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row).map(textOf))]
  const widths = Object.keys(first).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const textOf = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString().slice(0, 16)
    : value === null || value === ''
      ? '-'
      : String(value).replace(CONTROLS, '\uFFFD')

/** Removes control characters, so that names given by clients cannot control the terminal. */
const CONTROLS = /\p{Cc}/gu
