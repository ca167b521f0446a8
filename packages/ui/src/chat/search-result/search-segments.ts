export interface SearchSegment {
  text: string
  /** Whether it was searched for. */
  isMatch?: boolean
}

/** How much of a long text comes before the first match, in characters. */
const BEFORE = 12

/** A text as segments: every place where the query is, in any case; a long beginning without one is left out. */
export const searchSegments = (text: string, query: string): readonly SearchSegment[] => {
  const wanted = query.trim()
  if (wanted === '') return [{ text }]
  const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'giu')
  const segments: SearchSegment[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > end) segments.push({ text: text.slice(end, index) })
    segments.push({ text: found, isMatch: true })
    end = index + found.length
  }
  if (end < text.length) segments.push({ text: text.slice(end) })
  const [first] = segments
  const letters = first && !first.isMatch && segments.length > 1 ? [...first.text] : []
  if (letters.length <= 2 * BEFORE) return segments
  return [{ text: `…${letters.slice(-BEFORE).join('')}` }, ...segments.slice(1)]
}
