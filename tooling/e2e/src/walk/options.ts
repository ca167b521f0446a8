import { parseArgs } from 'node:util'
import { PAGES, type Page } from '@org/domain'
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
  /** A server that runs already, with data of its own; without it the walk starts one with seeded data. */
  readonly url: string | null
}

const USAGE = `Usage: npm run walk -- [--areas scores,match] [--pages score,lives] [--sites kqb,lttu] [--languages zh,pt] [--modes light,dark] [--out FOLDER] [--url http://127.0.0.1:8000]`

const siteCodes = brands.map(({ code }) => code)
const pageNames = Object.keys(PAGES)

/** Throws an Error with the usage for an unknown argument or value. */
export const readOptions = (words: readonly string[]): WalkOptions => {
  const list = { type: 'string' } as const
  const options = { areas: list, pages: list, sites: list, languages: list, modes: list, out: list, url: list }
  const { values } = usage(() => parseArgs({ args: words.filter((word) => word !== '--'), options }))
  return {
    sites: listOf<string>('site', values.sites, siteCodes) ?? ['kqb', 'lttu', 'xzbn'],
    languages: listOf('language', values.languages, ['zh', 'pt'] as const) ?? ['zh', 'pt'],
    modes: listOf('mode', values.modes, MODES) ?? MODES,
    pages: pagesOf(values),
    out: values.out ?? '.results/walk',
    url: values.url ?? null,
  }
}

/** Both those of areas and those that are named; without either, all. */
const pagesOf = ({ areas, pages }: { readonly areas?: string; readonly pages?: string }): readonly string[] => {
  const named = listOf('page', pages, pageNames)
  const chosen = listOf('area', areas, [...new Set(Object.values<Page>(PAGES).map(({ area }) => area))])
  if (named === null && chosen === null) return pageNames
  const ofAreas = Object.entries<Page>(PAGES).filter(([, { area }]) => chosen?.includes(area))
  return [...new Set([...ofAreas.map(([name]) => name), ...(named ?? [])])]
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
