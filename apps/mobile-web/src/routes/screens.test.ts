import { PAGES, type Area, type PageName } from '@org/domain'
import { expect, it } from 'vitest'
import { screenRows } from '../../screen-rows'
import { loadScreen } from './screens'

const texts = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SRC = new URL('http://app/src/')
const HERE = new URL('routes/', SRC)
/** The source files of the app by their path in `src`. */
const sources = new Map(Object.entries(texts).map(([file, text]) => [new URL(file, HERE).pathname, text]))

const screens = await Promise.all(
  (Object.keys(PAGES) as PageName[]).map(async (name) => ({ name, screen: await loadScreen(name) })),
)
const built = screens.flatMap(({ name, screen }) => (screen ? [[name, screen] as const] : []))
const isBuilt = (name: PageName) => built.some(([other]) => other === name)

const IMPORTS = /(?:^|\n)(?:import|export) (?!type)[^'"]*from '(\.[^']+)'|import\('(\.[^']+)'\)/g

const TABLES = '/src/routes/screens/'
/** The rows of the tables, as the build reads them, with the area of their table. */
const rows = [...sources]
  .filter(([file]) => file.startsWith(TABLES))
  .flatMap(([file, text]) =>
    screenRows(text).map((row) => ({ ...row, area: file.slice(TABLES.length, -'.ts'.length) })),
  )

const LATER = /(?:laterPart|loadPart)\(\s*\(\) => import\('(\.[^']+)'\),\s*\[([^\]]*)\]/g

/** A source file and all its imports, except other screens and the parts that are loaded with their own texts. */
const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  const text = sources.get(file)
  if (text === undefined || file.startsWith(TABLES) || seen.has(file)) return seen
  seen.add(file)
  for (const [, fixed, lazy] of text.replaceAll(LATER, '').matchAll(IMPORTS)) {
    const { pathname } = new URL(fixed ?? lazy ?? '', new URL(file, SRC))
    for (const ending of ['.ts', '.tsx']) withImports(pathname + ending, seen)
  }
  return seen
}

/** The namespaces that a source file and its imports use, besides `common`. */
const textsOf = (file: string, except: readonly string[] = []): string[] => {
  const used = [...withImports(file, new Set(except))]
    .filter((other) => !except.includes(other))
    .flatMap((other) => [...(sources.get(other) ?? '').matchAll(/useTranslation\('(\w+)'\)/g)])
  return [...new Set(used.map(([, namespace = '']) => namespace))].sort()
}

/** The file of a screen, from the text of its table. */
const fileOf = (name: PageName): string => {
  const { module = '' } = rows.find((row) => row.name === name) ?? {}
  return new URL(`${module}.tsx`, new URL(TABLES, SRC)).pathname
}

it('has a row for every screen in the build', () => {
  expect(rows.map((row) => row.name).sort()).toEqual(built.map(([name]) => name).sort())
})

it.each(rows)('$name is in the table of its area, $area', ({ name, area }) => {
  expect(area).toBe<Area>(PAGES[name as PageName].area)
})

it.each([
  "  score: { code: () => import('../S'), texts: ['scores', 'live'] },",
  "  score: {\n    code: () => import('../S'),\n    texts: ['scores', 'live'],\n  },",
  "  score: {\n    code: () =>\n      import('../S'),\n    texts: [\n      'scores',\n      'live',\n    ],\n  },",
])('is read for the build also when a row is wrapped: %j', (row) => {
  expect(screenRows(row)).toEqual([{ name: 'score', module: '../S', texts: ['scores', 'live'] }])
})

it('stops the build at a row that cannot be read', () => {
  expect(() => screenRows("  score: { code: () => import('../S'), texts: TEXTS },")).toThrow('score')
})

it.each(built)('%s lists the namespaces of its components, and no others', (name, screen) => {
  expect(sources.has(fileOf(name))).toBe(true)
  expect([...screen.texts].sort()).toEqual(textsOf(fileOf(name)))
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
  const around = built.filter(([name]) => withImports(fileOf(name)).has(from)).map(([, screen]) => screen.texts)
  expect(around.length).toBeGreaterThan(0)
  const missing = textsOf(code).filter((name) => !around.every((shown) => shown.includes(name as never)))
  expect([...names].sort()).toEqual(missing)
})

it('uses only texts loaded at the start in the frame, and in its later parts those that come with them', () => {
  const later = '/src/shell/ShellParts.tsx'
  expect(withImports('/src/shell/RootLayout.tsx').size).toBeGreaterThan(20)
  expect(textsOf('/src/shell/RootLayout.tsx', [later])).toEqual([])
  const mini = '/src/features/live-room/MiniPlayer.tsx'
  const loadedBy = (file: string) => {
    const [, loaded] = /needWords\(\[([^\]]+)\]\)/.exec(sources.get(file) ?? '') ?? []
    return loaded?.match(/\w+/g)
  }
  expect(textsOf(later, [mini])).toEqual(loadedBy('/src/shell/LaterShell.tsx'))
  expect(textsOf(mini)).toEqual(loadedBy('/src/shell/MiniRoom.tsx'))
})

const missingRow = (name: PageName) => `routes/screens/${PAGES[name].area}.ts has no row for ${name}`

it('links only to pages with a screen', () => {
  const named = [...sources.values()].flatMap((text) => [...text.matchAll(/\bpagePath\('(\w+)'/g)])
  expect(named.length).toBeGreaterThan(10)
  const missing = named.map(([, name]) => name as PageName).filter((name) => !isBuilt(name))
  expect(missing.map(missingRow)).toEqual([])
})

it('goes back only to pages with a screen', () => {
  const backs = built.flatMap(([name]) => (PAGES[name].back ?? []) as PageName[] | PageName)
  expect(backs.filter((name) => !isBuilt(name)).map(missingRow)).toEqual([])
})
