import type { Row } from './bench'

/** The rows as a table for people. */
export const table = (rows: readonly Row[]): string => {
  const lines = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(HEAD), widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1).map(line)].join('\n')
}

/** Three significant digits, no exponents, thousands apart. */
export const figure = (value: number): string => {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

const HEAD = ['measured', 'unit', 'ours', 'peer', 'theirs', 'ratio', 'of a round']
const isText = (column: number) => column === 0 || column === 1 || column === 3

const cellsOf = ({ name, unit, value, peer, theirs, ratio, span }: Row): readonly string[] => [
  name,
  unit,
  figure(value),
  peer,
  theirs === null ? '' : figure(theirs),
  ratio === null ? '' : `${figure(ratio)}×`,
  span === null ? '' : `${figure(span[0])}–${figure(span[1])}×`,
]
