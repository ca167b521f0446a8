/** A body without halves of emojis, which apps cut off: UTF-8 has none, and databases refuse them. */
export const wholeTexts = <Body extends object>(body: Body): Body => whole(body) as Body

/** Most texts are whole, and newer engines know it without a look. */
export const wholeText = (text: string & { readonly isWellFormed?: () => boolean }): string =>
  text.isWellFormed?.() ? text : text.replace(/\p{Cs}/gu, '\ufffd')

const whole = (value: unknown): unknown => {
  if (typeof value === 'string') return wholeText(value)
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, whole(item)]))
}
