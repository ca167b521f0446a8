/** Where in a file, from its root. */
export type Path = readonly (string | number)[]

/** What is wrong with a file, and where. */
export interface Fault {
  readonly path: Path
  readonly reason: string
}
