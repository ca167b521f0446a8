import { SCREENED_TEXTS, type Screen, type StoredMessage } from '@org/im-sdk/protocol'

type Element = StoredMessage['msgBody'][number]

interface ScreenedElement {
  readonly element: Element
  readonly isRefused: boolean
}

/** Data of apps are shown too. URLs and numbers are not. */
const TEXTS: typeof SCREENED_TEXTS = {
  ...SCREENED_TEXTS,
  TIMCustomElem: ['data', 'description', 'extension'],
  TIMFaceElem: ['data'],
}
const OF_APPS: ReadonlySet<string> = new Set(['TIMCustomElem', 'TIMFaceElem'])

/** An element with the words of the list replaced in all its texts. If a text is JSON, its strings are checked. */
export const screenElement = (screen: Screen, element: Element): ScreenedElement => {
  const msgContent = { ...element.msgContent }
  let isRefused = false
  for (const name of TEXTS[element.msgType] ?? []) {
    const given = msgContent[name]
    const clean = (text: unknown) => {
      if (typeof text !== 'string' || text === '') return text
      const screened = OF_APPS.has(element.msgType) ? screenData(screen, text) : screen(text)
      isRefused ||= screened.isRefused
      return screened.text
    }
    msgContent[name] = Array.isArray(given) ? given.map(clean) : clean(given)
  }
  return { element: { ...element, msgContent }, isRefused }
}

/**
 * A text that may be JSON, in which stars outside of strings would break the syntax. Its strings may be JSON too; what
 * is around them stays as it was written. Too deeply nested values are refused.
 */
export const screenData = (screen: Screen, text: string): ReturnType<Screen> => {
  let isRefused = false
  const cleanText = (part: string, depth: number): string => {
    if (!isJson(part)) {
      const screened = screen(part)
      isRefused ||= screened.isRefused
      return screened.text
    }
    const inner = depth + levelsOf(part) + 1
    if (inner > MAX_DEPTH) {
      isRefused = true
      return part
    }
    return part.replace(STRING, (literal) => {
      const value = JSON.parse(literal) as string
      const cleaned = cleanText(value, inner)
      return cleaned === value ? literal : JSON.stringify(cleaned)
    })
  }
  return { text: cleanText(text, 0), isRefused }
}

/** The maximum nesting of objects and strings. An app's data has a few levels; thousands would exhaust the stack. */
const MAX_DEPTH = 64

/** A string of a valid JSON text. */
const STRING = /"(?:[^"\\]|\\.)*"/g

/** Whether a text is a JSON object, array or string. */
const isJson = (text: string): boolean => {
  if (!/^\s*["[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** How deep the objects and arrays of a JSON text are nested. */
const levelsOf = (json: string): number => {
  let level = 0
  let deepest = 0
  for (const [bracket] of json.replace(STRING, '').matchAll(/[[\]{}]/g)) {
    level += bracket === '[' || bracket === '{' ? 1 : -1
    deepest = Math.max(deepest, level)
  }
  return deepest
}
