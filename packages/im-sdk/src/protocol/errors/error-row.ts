export interface ErrorRow {
  readonly code: number
  readonly message: string
}

export const codeOf = (row: ErrorRow | number): number => (typeof row === 'number' ? row : row.code)

/** The words of a row, or its name as words. */
export const wordsOf = (name: string, row: ErrorRow | number): string =>
  typeof row === 'number' ? `${name[0]}${name.slice(1).toLowerCase().replaceAll('_', ' ')}.` : row.message

/** Rows, or codes alone where the name says it all or the server has the words. */
export type ErrorRows = Readonly<Record<string, ErrorRow | number>>
