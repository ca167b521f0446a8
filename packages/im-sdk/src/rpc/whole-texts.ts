/** A body without halves of emojis, which apps cut off: UTF-8 has none, and databases refuse them. */
export const wholeTexts = <Body extends object>(body: Body): Body => whole(body) as Body

/** The payload of a message, whose texts are the same for its sender and its receivers. Files and messages stay. */
export const wholePayload = <Payload extends object>(payload: Payload): Payload =>
  Object.fromEntries(
    Object.entries(payload).map(([name, item]) => [name, isText(item) || isTextList(item) ? whole(item) : item]),
  ) as Payload

export const wholeText = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

const isText = (value: unknown): boolean => typeof value === 'string'
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const whole = (value: unknown): unknown => {
  if (typeof value === 'string') return wholeText(value)
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, whole(item)]))
}
