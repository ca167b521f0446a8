import { PAGES, type Page, type PageName } from '@org/domain'
import { expect, it } from 'vitest'
import { screenRows } from '../../screen-rows'
import { SCREENS } from './screens'

const texts = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SRC = new URL('http://app/src/')
const HERE = new URL('routes/', SRC)
/** The source files of the app by their path in `src`. */
const sources = new Map(Object.entries(texts).map(([file, text]) => [new URL(file, HERE).pathname, text]))
const isBuilt = (name: PageName) => SCREENS[name] !== undefined
const built = Object.entries(SCREENS).map(([name, screen]) => [name as PageName, screen] as const)

const IMPORTS = /(?:^|\n)(?:import|export) (?!type)[^'"]*from '(\.[^']+)'|import\('(\.[^']+)'\)/g

const TABLE = '/src/routes/screens.ts'
const rows = screenRows(sources.get(TABLE) ?? '')

const LATER = /laterPart\(\s*\(\) => import\('(\.[^']+)'\),\s*\[([^\]]*)\]/g

/** A source file and all its imports, except other screens and the parts that are loaded with their own texts. */
const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  const text = sources.get(file)
  if (text === undefined || file === TABLE || seen.has(file)) return seen
  seen.add(file)
  for (const [, fixed, lazy] of text.replaceAll(LATER, '').matchAll(IMPORTS)) {
    const { pathname } = new URL(fixed ?? lazy ?? '', new URL(file, SRC))
    for (const ending of ['.ts', '.tsx']) withImports(pathname + ending, seen)
  }
  return seen
}

/** The namespaces that a source file and its imports use, besides `common`. */
const textsOf = (file: string, except: readonly string[] = []): string[] => {
  const used = [...withImports(file, new Set(except))].flatMap((other) => [
    ...(sources.get(other) ?? '').matchAll(/useTranslation\('(\w+)'\)/g),
  ])
  return [...new Set(used.map(([, namespace = '']) => namespace))].sort()
}

/** The file of a screen, from the text of the table. */
const fileOf = (name: PageName): string => {
  const { module = '' } = rows.find((row) => row.name === name) ?? {}
  return new URL(`${module}.tsx`, HERE).pathname
}

it('has a row for every screen in the build', () => {
  expect(rows.map((row) => row.name)).toEqual(built.map(([name]) => name))
})

it.each([
  "  score: screen(() => import('../S'), ['scores', 'live']),",
  "  score: screen(\n    () => import('../S'),\n    ['scores', 'live'],\n  ),",
  "  score: screen(() => import('../S'), [\n    'scores',\n    'live',\n  ]),",
])('is read for the build also when a row is wrapped: %j', (row) => {
  expect(screenRows(row)).toEqual([{ name: 'score', module: '../S', texts: ['scores', 'live'] }])
})

it('stops the build at a row that cannot be read', () => {
  expect(() => screenRows("  score: screen(() => import('../S'), TEXTS),")).toThrow('score')
})

it.each(built)('%s lists the namespaces of its components, and no others', (name, screen) => {
  expect(sources.has(fileOf(name))).toBe(true)
  expect([...(screen?.texts ?? [])].sort()).toEqual(textsOf(fileOf(name)))
})

const laterParts = [...sources].flatMap(([file, text]) =>
  [...text.matchAll(LATER)].map(([, code = '', names = '']) => ({
    code: new URL(`${code}.tsx`, new URL(file, SRC)).pathname,
    from: file,
    names: [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  })),
)

it.each(laterParts)('$code comes with the texts that the screens around it do not have', ({ code, from, names }) => {
  expect(sources.has(code)).toBe(true)
  const around = built.filter(([name]) => withImports(fileOf(name)).has(from)).map(([, screen]) => screen?.texts ?? [])
  expect(around.length).toBeGreaterThan(0)
  const missing = textsOf(code).filter((name) => !around.every((shown) => shown.includes(name as never)))
  expect([...names].sort()).toEqual(missing)
})

it('uses only texts loaded at the start in the frame, and in its later parts those that come with them', () => {
  const later = '/src/shell/ShellParts.tsx'
  expect(withImports('/src/shell/RootLayout.tsx').size).toBeGreaterThan(20)
  expect(textsOf('/src/shell/RootLayout.tsx', [later])).toEqual([])
  const [, loaded] = /needWords\(\[([^\]]+)\]\)/.exec(sources.get('/src/shell/LaterShell.tsx') ?? '') ?? []
  expect(textsOf(later)).toEqual(loaded?.match(/\w+/g))
})

it('links only to pages with a screen', () => {
  const named = [...sources.values()].flatMap((text) => [...text.matchAll(/\bpagePath\('(\w+)'/g)])
  expect(named.length).toBeGreaterThan(10)
  expect(named.map(([, name]) => name as PageName).filter((name) => !isBuilt(name))).toEqual([])
})

it('goes back only to pages with a screen', () => {
  const backs = built.map(([name]): Page['back'] => PAGES[name].back)
  expect(backs.filter((name) => name !== null && !isBuilt(name as PageName))).toEqual([])
})
