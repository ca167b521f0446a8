import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PAUSE_MS } from '../../hooks/use-paused'

/** The longest keyword that the server accepts. */
export const MOST_LETTERS = 100

/** The keyword of a search page, while it is typed and as it is searched for. */
export interface SearchState {
  /** What is in the field. */
  text: string
  /** What is searched for; empty for nothing. */
  keyword: string
  type: (text: string) => void
  /** Searches at once. */
  submit: (text: string) => void
}

/**
 * The keyword is in the URL, so that reload and back keep it. It follows the field when typing pauses.
 *
 * @param keep Called with a keyword that is searched for at once.
 */
export const useSearch = (keep?: (keyword: string) => void): SearchState => {
  const [params, setParams] = useSearchParams()
  const keyword = keywordOf(params.get('keyword') ?? '')
  const [field, setField] = useState({ over: keyword, written: keyword, text: keyword })
  // A link to another keyword replaces what is in the field; what the field itself has written does not.
  const isOwn = keyword === field.over || keyword === field.written
  const text = isOwn ? field.text : keyword

  const write = (next: string, shown: string) => {
    setField({ over: keyword, written: next, text: shown })
    setParams(
      (old) => {
        if (next === '') old.delete('keyword')
        else old.set('keyword', next)
        return old
      },
      { replace: true },
    )
  }
  const follow = useEffectEvent((next: string) => write(next, text))
  const wanted = keywordOf(text)
  useEffect(() => {
    if (wanted === keyword) return
    const timer = setTimeout(() => follow(wanted), wanted === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, keyword])

  return {
    text,
    keyword,
    type: (next) => setField({ ...(isOwn ? field : { over: keyword, written: keyword }), text: next }),
    submit: (chosen) => {
      const next = keywordOf(chosen)
      if (next !== '') keep?.(next)
      write(next, next)
    },
  }
}

/** The server refuses a NUL, and half of a surrogate pair, which the cut may leave. */
const keywordOf = (text: string): string =>
  text
    .replaceAll('\0', '')
    .trim()
    .slice(0, MOST_LETTERS)
    .replace(/\p{Cs}/gu, '')
    .trim()
