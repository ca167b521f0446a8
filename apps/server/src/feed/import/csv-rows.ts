import { FootballFileError } from './football-file-error'

export interface CsvRow {
  /** From 1. */
  readonly line: number
  readonly fields: readonly string[]
}

/** The rows of a table with commas, one a line. A field with a comma is in quotes. */
export const csvRows = (file: string, text: string): CsvRow[] => {
  // Not every database stores these.
  const unstorable = /[\0\p{Cs}]/u.exec(text)
  if (unstorable) {
    const line = text.slice(0, unstorable.index).split('\n').length
    throw new FootballFileError([`${file}:${line}: a NUL or half of a surrogate pair`])
  }
  return text.split(/\r?\n/).flatMap((content, index) => {
    const line = index + 1
    if (content === '') return []
    const fields = fieldsOf(content)
    if (fields === null) throw new FootballFileError([`${file}:${line}: a quote that does not end`])
    return [{ line, fields }]
  })
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y

const fieldsOf = (line: string): string[] | null => {
  const fields: string[] = []
  FIELD.lastIndex = 0
  for (;;) {
    const match = FIELD.exec(line)
    if (!match) return null
    const [, quoted, plain = '', end] = match
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') return fields
  }
}
