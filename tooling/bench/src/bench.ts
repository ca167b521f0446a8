/** One measured figure. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly value: number
  /** What it stands beside; empty where it stands alone. */
  readonly peer: string
  /** `value` divided by the peer's; null where there is none. */
  readonly ratio: number | null
}

export interface Bench {
  readonly name: string
  readonly summary: string
  /** Rows, or why there are none here. */
  run(say: Say): Promise<readonly Row[] | Skipped>
}

/** Progress for who waits. */
export type Say = (text: string) => void

export interface Skipped {
  readonly skipped: string
}

/** A figure beside those of its peers, a row each. */
export const besidePeers = (
  name: string,
  unit: string,
  value: number,
  peers: Readonly<Record<string, number>>,
): readonly Row[] => Object.entries(peers).map(([peer, theirs]) => ({ name, unit, value, peer, ratio: value / theirs }))

export const alone = (name: string, unit: string, value: number): Row => ({ name, unit, value, peer: '', ratio: null })
