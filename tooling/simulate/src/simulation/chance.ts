import { seededRandom } from '@org/im-sdk/testing'

/** A random stream; the same seed gives the same stream. */
export interface Chance {
  next(): number
  /** True with this probability. */
  happens(probability: number): boolean
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** A separate stream, so that draws from it do not affect this one. */
  fork(name: string): Chance
}

export const chanceOf = (seed: number): Chance => {
  const next = seededRandom(seed)
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    happens: (probability) => next() < probability,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    fork: (name) => chanceOf(hash(`${seed} ${name}`)),
  }
}

const hash = (text: string): number => {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}
