import type { Kysely } from 'kysely'
import { eventsByHour, qualityByHour } from '../store/reports'
import type { Database } from '../store/schema'

/** What clients have reported since a moment, by the hour, as two tables of text. */
export const describeReports = async (db: Kysely<Database>, since: Date): Promise<string> =>
  [
    'Quality, as clients count it',
    table(await qualityByHour(db, since)),
    '',
    'Events: level 4 tells, 5 warns, 6 is an error',
    table(await eventsByHour(db, since)),
  ].join('\n')

const table = (rows: readonly object[]): string => {
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
  value instanceof Date ? value.toISOString().slice(0, 16) : value === null || value === '' ? '-' : String(value)
