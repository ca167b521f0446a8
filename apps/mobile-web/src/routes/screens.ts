import { PAGES, type Area, type PageName } from '@org/domain'
import type { Screen } from './screen'

type Table = Readonly<Partial<Record<PageName, Screen>>>

/**
 * The screens that exist, in a file for each area: a visit loads the names of the files of the areas that it opens, not
 * those of all pages. Everything else about a page is in its row of the domain's `PAGES`.
 */
const TABLES = import.meta.glob<Table>('./screens/*.ts', { import: 'screens' })

const loaded = new Map<Area, Table>()

/** The screen of a page; null if the server draws it. Rejects if the table of its area cannot be loaded. */
export const loadScreen = async (name: PageName): Promise<Screen | null> => {
  const { area } = PAGES[name]
  const table = loaded.get(area) ?? (await TABLES[`./screens/${area}.ts`]?.()) ?? {}
  loaded.set(area, table)
  return table[name] ?? null
}

/** The same without a wait; undefined until the table of its area is loaded. */
export const knownScreen = (name: PageName): Screen | null | undefined => {
  const table = loaded.get(PAGES[name].area)
  return table && (table[name] ?? null)
}
