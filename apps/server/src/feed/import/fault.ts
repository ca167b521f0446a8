/** The path in a file, from its root. */
export type Path = readonly (string | number)[]

/** A problem of a file, and where it is. */
export interface Fault {
  readonly path: Path
  readonly reason: string
}
