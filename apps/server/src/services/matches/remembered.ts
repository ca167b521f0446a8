import { keepLatest } from './keep-latest'

/**
 * Remembers what was last computed from the same facts, because it takes long: calls with an equal `version` of the facts share
 * one computation. What fails is computed again by the next call.
 */
export const remembered = <Result>(most: number) => {
  const known = new Map<string, Promise<Result>>()
  return (version: string, compute: () => Result | Promise<Result>): Promise<Result> => {
    const result = known.get(version) ?? Promise.resolve().then(compute)
    keepLatest(known, [version, result], most)
    result.catch(() => {
      // It may have been forgotten, and computed again, before it failed.
      if (known.get(version) === result) known.delete(version)
    })
    return result
  }
}
