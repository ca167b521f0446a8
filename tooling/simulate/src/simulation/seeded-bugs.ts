/** Mistakes that the simulation can make in its own wrappers, to show that it would find them. */
export interface SeededBugs {
  /** A message that is sent again carries a new key, so that the server takes it for another one. */
  readonly noDedupe?: boolean
  /** Messages are acknowledged before they are stored. */
  readonly ackBeforeCommit?: boolean
  /** What a device asks for to close a gap is answered with nothing. */
  readonly noGapCheck?: boolean
  /** Of what a device asks for to close a gap it is given the first page only. */
  readonly firstPageOnly?: boolean
}

export type BugName = keyof SeededBugs

export const BUGS: readonly BugName[] = ['noDedupe', 'ackBeforeCommit', 'noGapCheck', 'firstPageOnly']
