/** A body without halves of emojis, which apps cut off: UTF-8 has none, and databases refuse them. */
export const wholeTexts = <Body extends object>(body: Body): Body => whole(body) as Body

/** A copy of the payload of a message, whose texts are the same for its sender and its receivers. Files and messages stay. */
export const wholePayload = <Payload extends object>(payload: Payload): Payload => {
  const copy = { ...payload } as Record<string, unknown>
  for (const name in copy) {
    const item = copy[name]
    if (isText(item)) copy[name] = wholeText(item)
    else if (Array.isArray(item) && item.every(isText)) copy[name] = item.map(wholeText)
  }
  return copy as Payload
}

/** Most texts have no emoji, and a look for one costs less than a copy. */
export const wholeText = (text: string): string => (SURROGATE.test(text) ? text.replace(/\p{Cs}/gu, '\ufffd') : text)

const SURROGATE = /[\ud800-\udfff]/
const isText = (value: unknown): value is string => typeof value === 'string'

const whole = (value: unknown): unknown => {
  if (typeof value === 'string') return wholeText(value)
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, whole(item)]))
}
