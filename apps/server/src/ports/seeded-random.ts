/** A random number stream that depends only on its key: the same key gives the same stream on every machine. */
export interface SeededRandom {
  /** 0 inclusive to 1 exclusive. */
  next(): number
  /** A whole number, both ends included. */
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
  /** An index, the likelier the larger its weight. Weights must not all be 0. */
  weighted(weights: readonly number[]): number
  /** Mean 0, standard deviation 1. */
  normal(): number
}

export const seededRandom = (...key: readonly (string | number)[]): SeededRandom => {
  let state = hashText(key.join('/'))
  // mulberry32
  return randomOf(() => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  })
}

/** The random functions, from a source of numbers of 0 inclusive to 1 exclusive. */
export const randomOf = (next: () => number): SeededRandom => {
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const random: SeededRandom = {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('seededRandom: pick from an empty list.')
      return item
    },
    shuffle: <T>(items: readonly T[]) => {
      const order = items.map((item) => ({ item, key: next() }))
      return order.sort((a, b) => a.key - b.key).map(({ item }) => item)
    },
    weighted: (weights) => {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0)
      const index = weights.findIndex((weight) => (rest -= weight) < 0)
      return index === -1 ? weights.length - 1 : index
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
  return random
}

/** 32 bits of a text (FNV-1a with a final mix). */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
