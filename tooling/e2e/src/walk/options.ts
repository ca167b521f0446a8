import { parseArgs } from 'node:util'
import { PAGES } from '@org/domain'
import { brands } from '@org/site-brands'

/** The names of the languages in the stored settings of the app. */
export const LANGUAGES = { zh: 'cn', pt: 'pt-br' } as const
export type Language = keyof typeof LANGUAGES
export const MODES = ['light', 'dark'] as const
export type Mode = (typeof MODES)[number]

export interface WalkOptions {
  readonly sites: readonly string[]
  readonly languages: readonly Language[]
  readonly modes: readonly Mode[]
  /** Names of pages. */
  readonly pages: readonly string[]
  /** The folder of the contact sheets. */
  readonly out: string
}

const USAGE = `Usage: npm run walk -- [--pages score,lives] [--sites kqb,lttu] [--languages zh,pt] [--modes light,dark] [--out FOLDER]`

const siteCodes = brands.map(({ code }) => code)
const pageNames = Object.keys(PAGES)

/** Throws an Error with the usage for an unknown argument or value. */
export const readOptions = (words: readonly string[]): WalkOptions => {
  const list = { type: 'string' } as const
  const options = { pages: list, sites: list, languages: list, modes: list, out: list }
  const { values } = usage(() => parseArgs({ args: words.filter((word) => word !== '--'), options }))
  return {
    sites: listOf<string>('site', values.sites, siteCodes) ?? ['kqb', 'lttu', 'xzbn'],
    languages: listOf('language', values.languages, ['zh', 'pt'] as const) ?? ['zh', 'pt'],
    modes: listOf('mode', values.modes, MODES) ?? MODES,
    pages: listOf('page', values.pages, pageNames) ?? pageNames,
    out: values.out ?? '.results/walk',
  }
}

const listOf = <Value extends string>(
  what: string,
  text: string | undefined,
  known: readonly Value[],
): Value[] | null => {
  if (text === undefined) return null
  return text.split(',').map((word) => {
    const value = known.find((one) => one === word)
    if (value === undefined) throw new Error(`There is no ${what} ${word}: use ${known.join(', ')}.\n${USAGE}`)
    return value
  })
}

const usage = <Result>(read: () => Result): Result => {
  try {
    return read()
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error })
  }
}
