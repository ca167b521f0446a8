import { fold, originalRange, type Folded } from './fold'
import { chunksOf, isBoundary } from './chunks'

/** From a place of a text to another one, which is not included. */
export type TextRange = readonly [from: number, to: number]

export interface Keyword {
  /** Folded. All must be found. */
  readonly chunks: readonly string[]
}

export type MatchType = 'and' | 'or'

export const keywordsOf = (keywordList: readonly string[]): readonly Keyword[] =>
  keywordList.map((keyword) => ({ chunks: chunksOf(keyword) }))

/** Where the keywords are in a text, in order and without overlaps; null if it does not match. */
export const match = (
  text: string,
  keywords: readonly Keyword[],
  matchType: MatchType,
): readonly TextRange[] | null => {
  const folded = fold(text)
  const found = keywords.map((keyword) => placesOf(folded, keyword))
  const matching = found.filter((places) => places !== null)
  if (matching.length === 0 || (matchType === 'and' && matching.length < keywords.length)) return null
  return merged(matching.flat())
}

/** Null if a chunk is missing. */
const placesOf = (folded: Folded, { chunks }: Keyword): readonly TextRange[] | null => {
  const found = chunks.map((chunk) => chunkPlaces(folded, chunk))
  return found.length === 0 || found.some((places) => places.length === 0) ? null : found.flat()
}

/** A chunk is found at the start of a word, also of a longer one; signs are found anywhere. */
const chunkPlaces = (folded: Folded, chunk: string): readonly TextRange[] => {
  const { text } = folded
  const places: TextRange[] = []
  for (let at = text.indexOf(chunk); at !== -1; at = text.indexOf(chunk, at + 1))
    if (isBoundary(text, at)) places.push(originalRange(folded, at, at + chunk.length))
  return places
}

const merged = (ranges: readonly TextRange[]): readonly TextRange[] => {
  const all: TextRange[] = []
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = all.at(-1)
    if (last === undefined || from > last[1]) all.push([from, to])
    else all[all.length - 1] = [last[0], Math.max(last[1], to)]
  }
  return all
}
