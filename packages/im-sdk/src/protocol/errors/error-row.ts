export interface ErrorRow {
  readonly code: number
  readonly message: string
}

export type ErrorRows = Readonly<Record<string, ErrorRow>>
