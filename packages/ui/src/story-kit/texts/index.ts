import { accountPt, accountZh } from './account'
import { basicsPt, basicsZh } from './basics'
import { chatPt, chatZh } from './chat'
import { commonPt, commonZh } from './common'
import { livePt, liveZh } from './live'
import { sportPt, sportZh } from './sport'

/** The texts of the stories, in the two languages of the products. Rule: UI-1. */
const zh = { ...commonZh, ...basicsZh, ...sportZh, ...liveZh, ...chatZh, ...accountZh }

const pt: Texts = { ...commonPt, ...basicsPt, ...sportPt, ...livePt, ...chatPt, ...accountPt }

export type Texts = typeof zh

/** The texts in the language of the toolbar, a third longer if it says so. */
export const textsOf = ({ globals }: { globals: Record<string, unknown> }): Texts => {
  const texts = globals['lang'] === 'pt' ? pt : zh
  return globals['text'] === 'long' ? (LONG.get(texts) ?? texts) : texts
}

/** What is no text, but the code of a language or a currency. */
const CODES: readonly string[] = ['lang', 'currency']

/** Repeats the start of each text, as a translation into a wordier language would lengthen it. */
const lengthened = (value: unknown): unknown => {
  if (typeof value === 'string') return value + value.slice(0, Math.ceil(value.length * 0.35))
  if (typeof value === 'function') return (...args: unknown[]) => lengthened(value(...args))
  if (Array.isArray(value)) return value.map(lengthened)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, CODES.includes(key) ? inner : lengthened(inner)]),
    )
  return value
}

/** Made once: a story's texts stay the same objects while it renders again. */
const LONG = new Map([zh, pt].map((texts) => [texts, lengthened(texts) as Texts]))

/** The texts of every look of the toolbar. */
export const ALL_TEXTS: readonly Texts[] = [...LONG.keys(), ...LONG.values()]

/** A number of a sample with a point before its decimals, as the language writes it. */
export const numeral = (t: Pick<Texts, 'hasDecimalComma'>, number: string): string =>
  t.hasDecimalComma ? number.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : number
