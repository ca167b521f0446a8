import type { Arguments } from './arguments'
import { median } from './harness/median'

/** One measured figure. */
export interface Row {
  readonly name: string
  readonly unit: string
  readonly value: number
  /** The peer's name; empty without a peer. */
  readonly peer: string
  /** The peer's figure; null without a peer. */
  readonly theirs: number | null
  /** Ours divided by theirs; by round if there are rounds. */
  readonly ratio: number | null
  /** The smallest and the largest ratio of a round; null for a single measurement. */
  readonly span: readonly [number, number] | null
}

export interface Bench {
  readonly name: string
  readonly summary: string
  /** The rows, or the reason why there are none. */
  run(say: Say, given: Pick<Arguments, 'minutes'>): Promise<readonly Row[] | Skipped>
}

/** Prints progress. */
export type Say = (text: string) => void

export interface Skipped {
  readonly skipped: string
}

/** One row per peer with our figure and the peer's. */
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

/** The same for several rounds with alternating contenders: medians, and the ratio of each round. */
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
