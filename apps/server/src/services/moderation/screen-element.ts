import type { Screen, StoredMessage } from '@org/im-sdk/protocol'

type Element = StoredMessage['msgBody'][number]

interface ScreenedElement {
  readonly element: Element
  readonly isRefused: boolean
}

/** The parts of an element that people read, or that an app may show them. Addresses and numbers are none. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  TIMTextElem: ['text'],
  TIMCustomElem: ['data', 'description', 'extension'],
  TIMFileElem: ['fileName'],
}

/** An element with the words of the list replaced in all its texts. Of a text that is JSON its strings are looked at. */
export const screenElement = (screen: Screen, element: Element): ScreenedElement => {
  const msgContent = { ...element.msgContent }
  let isRefused = false
  for (const name of TEXTS[element.msgType] ?? []) {
    const text = msgContent[name]
    if (typeof text !== 'string' || text === '') continue
    const screened = element.msgType === 'TIMCustomElem' ? screenData(screen, text) : screen(text)
    msgContent[name] = screened.text
    isRefused ||= screened.isRefused
  }
  return { element: { ...element, msgContent }, isRefused }
}

/**
 * A text that may be JSON: stars between its quotes and braces would break it for the app that reads it. Strings in it
 * may be JSON again. What is nested too deeply to be looked at is refused.
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
  /** The value itself where nothing in it has changed. */
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

/** Of objects and strings within each other. An app's data has a few; thousands would exhaust the stack. */
const MAX_DEPTH = 64

/** What an object, an array or a string in JSON holds; undefined for every other text. */
const parsed = (text: string): unknown => {
  if (!/^\s*["[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
