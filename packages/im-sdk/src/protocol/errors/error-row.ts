export interface ErrorRow {
  readonly code: number
  readonly message: string
}

export const codeOf = (row: ErrorRow | number): number => (typeof row === 'number' ? row : row.code)

/** The text of a row; if it has none, its name as a sentence. */
export const wordsOf = (name: string, row: ErrorRow | number): string =>
  typeof row === 'number' ? `${name[0]}${name.slice(1).toLowerCase().replaceAll('_', ' ')}.` : row.message

/** Rows, or only codes if the name is enough or the server sends the text. */
export type ErrorRows = Readonly<Record<string, ErrorRow | number>>
