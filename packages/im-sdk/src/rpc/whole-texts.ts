/** A body without halves of emojis, which apps cut off: UTF-8 has none, and databases refuse them. */
export const wholeTexts = <Body extends object>(body: Body): Body => whole(body) as Body

/** The payload of a message with texts that are the same for its sender and its receivers. Files and messages stay. */
export const wholePayload = <Payload extends object>(payload: Payload): Payload => {
  let changed: Record<string, unknown> | null = null
  for (const name in payload) {
    const item: unknown = payload[name]
    const texts = Array.isArray(item) && item.every(isText) ? item.map(wholeText) : item
    const given = isText(texts) ? wholeText(texts) : texts
    if (given !== item) (changed ??= {})[name] = given
  }
  /** Most texts are whole: a copy would cost a third of making the message. */
  return changed === null ? payload : { ...payload, ...changed }
}

/** Most texts are whole, and a look costs less than a copy. */
export const wholeText = (text: string): string => (isWhole(text) ? text : text.replace(/\p{Cs}/gu, '\ufffd'))

/** What newer engines know of a text, older ones look for: a text without an emoji has no halves. */
const isWhole = (text: string & { readonly isWellFormed?: () => boolean }): boolean =>
  text.isWellFormed?.() ?? !SURROGATE.test(text)

const SURROGATE = /[\ud800-\udfff]/
const isText = (value: unknown): value is string => typeof value === 'string'

const whole = (value: unknown): unknown => {
  if (typeof value === 'string') return wholeText(value)
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, whole(item)]))
}
