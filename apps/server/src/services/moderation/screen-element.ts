import { SCREENED_TEXTS, type Screen, type StoredMessage } from '@org/im-sdk/protocol'

type Element = StoredMessage['msgBody'][number]

interface ScreenedElement {
  readonly element: Element
  readonly isRefused: boolean
}

/** Data of apps are shown too. URLs and numbers are not. */
const TEXTS: typeof SCREENED_TEXTS = { ...SCREENED_TEXTS, TIMCustomElem: ['data', 'description', 'extension'] }

/** An element with the words of the list replaced in all its texts. If a text is JSON, its strings are checked. */
export const screenElement = (screen: Screen, element: Element): ScreenedElement => {
  const msgContent = { ...element.msgContent }
  let isRefused = false
  for (const name of TEXTS[element.msgType] ?? []) {
    const given = msgContent[name]
    const clean = (text: unknown) => {
      if (typeof text !== 'string' || text === '') return text
      const screened = element.msgType === 'TIMCustomElem' ? screenData(screen, text) : screen(text)
      isRefused ||= screened.isRefused
      return screened.text
    }
    msgContent[name] = Array.isArray(given) ? given.map(clean) : clean(given)
  }
  return { element: { ...element, msgContent }, isRefused }
}

/**
 * A text that may be JSON, in which stars outside of strings would break the syntax. Its strings may be JSON too. Too
 * deeply nested values are refused.
 */
export const screenData = (screen: Screen, text: string): ReturnType<Screen> => {
  let isRefused = false
  const cleanText = (part: string, depth: number): string => {
    const json = parsed(part)
    if (json !== undefined) {
      const cleaned = clean(json, depth)
      return cleaned === json ? part : JSON.stringify(cleaned)
    }
    const screened = screen(part)
    isRefused ||= screened.isRefused
    return screened.text
  }
  /** Returns the same value if nothing in it has changed. */
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return cleanText(value, depth + 1)
    if (typeof value !== 'object' || value === null) return value
    if (depth > MAX_DEPTH) {
      isRefused = true
      return value
    }
    const entries = Object.entries(value)
    const cleaned = entries.map(([key, part]) => [cleanText(key, depth + 1), clean(part, depth + 1)] as const)
    if (cleaned.every(([key, part], at) => key === entries[at]?.[0] && part === entries[at]?.[1])) return value
    return Array.isArray(value) ? cleaned.map(([, part]) => part) : Object.fromEntries(cleaned)
  }
  return { text: cleanText(text, 0), isRefused }
}

/** The maximum nesting of objects and strings. An app's data has a few levels; thousands would exhaust the stack. */
const MAX_DEPTH = 64

/** The value of a text that is a JSON object, array or string; undefined for any other text. */
const parsed = (text: string): unknown => {
  if (!/^\s*["[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
