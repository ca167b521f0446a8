import { median } from './harness/median'

/** One measured figure. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly value: number
  /** What it stands beside; empty where it stands alone. */
  readonly peer: string
  /** The peer's figure; null where there is none. */
  readonly theirs: number | null
  /** Ours divided by theirs, by rounds where there are rounds. */
  readonly ratio: number | null
  /** The smallest and the largest ratio of a round; null where there was one measurement only. */
  readonly span: readonly [number, number] | null
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
): readonly Row[] =>
  Object.entries(peers).map(([peer, theirs]) => ({
    name,
    unit,
    value,
    peer,
    theirs,
    ratio: value / theirs,
    span: null,
  }))

/** The same of several rounds, in which all took turns: medians, and each round's ratio by itself. */
export const besidePeersByRound = (
  name: string,
  unit: string,
  values: readonly number[],
  peers: Readonly<Record<string, readonly number[]>>,
): readonly Row[] =>
  Object.entries(peers).map(([peer, theirs]) => {
    const ratios = values.map((value, round) => value / (theirs[round] ?? Number.NaN))
    return {
      name,
      unit,
      value: median(values),
      peer,
      theirs: median(theirs),
      ratio: median(ratios),
      span: [Math.min(...ratios), Math.max(...ratios)],
    }
  })

export const alone = (name: string, unit: string, value: number): Row => ({
  name,
  unit,
  value,
  peer: '',
  theirs: null,
  ratio: null,
  span: null,
})
