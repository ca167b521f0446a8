import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DIST = 'apps/mobile-web/dist'
const PAGE_ROWS = 'packages/domain/src/pages/rows'

/** What every page loads, as a row among the pages. */
const EVERY_PAGE = 'index.html'

/** Lists that also draw what a match, a cup or a video has: a page that is named here may be larger than a list. */
const HUBS = ['home', 'score', 'scoreSearch', 'search', 'fifa2025', 'mobileFifa2025', 'mobileNews', 'headline']

/** The most bytes that a page of each class may add to those of every page. A page is of the first class that it fits. */
export const CLASSES = [
  { name: 'first visit', limit: 172_000, has: ({ page }) => page === EVERY_PAGE },
  { name: 'chat', limit: 246_500, has: ({ texts }) => texts.includes('chat') },
  { name: 'form', limit: 38_000, has: ({ texts }) => texts.includes('form') },
  { name: 'hub', limit: 59_700, has: ({ page }) => HUBS.includes(page) },
  { name: 'detail', limit: 56_400, has: ({ path }) => path.includes(':') },
  { name: 'list', limit: 35_200, has: () => true },
]

/** The bytes that a visitor downloads for each page of the built app: scripts, styles and texts, gzipped. */
export const pageBytes = {
  id: 'pages',
  title: 'Bytes of each page of the app',
  remedy:
    'Find what came in, and move it with `CHUNKS` of `apps/mobile-web/vite.config.ts`. If all pages of the class have to grow: raise its limit in `tooling/guards/page-bytes.mjs`, with the reason in the commit message.',
  needs: ['apps'],
  check: async ({ root }) => {
    const built = builtPages(root)
    return { problems: problemsOf(built), notes: tableOf(built) }
  },
}

/** The pages that are larger than their class may be. */
export const problemsOf = (built) => {
  const large = built.flatMap((facts) => {
    const { name, limit } = classOf(facts)
    return facts.bytes > limit
      ? [`${facts.page}: ${facts.bytes} bytes, and a page of the class "${name}" has at most ${limit}`]
      : []
  })
  return large.length > 0 ? [...large, ADVICE] : []
}

/** A line for each page, by class, the largest first. */
export const tableOf = (built) => [
  'Bytes of the pages of the app, gzipped, beyond those of every page:',
  ...CLASSES.flatMap(({ name, limit }) => {
    const pages = built.filter((facts) => classOf(facts).name === name).sort((a, b) => b.bytes - a.bytes)
    return pages.map(({ page, bytes, files }, at) =>
      [
        (at === 0 ? name : '').padEnd(12),
        (at === 0 ? `≤ ${limit}` : '').padStart(9),
        String(bytes).padStart(8),
        `${files} files`.padStart(10),
        ` ${page}`,
      ].join(''),
    )
  }),
]

const classOf = (facts) => CLASSES.find(({ has }) => has(facts))

const ADVICE =
  'The source map of a file names the code in it, and apps/mobile-web/vite.config.ts says which code shares a file. ' +
  'If all pages of a class have to grow: its limit in tooling/guards/page-bytes.mjs, with the reason in the commit message.'

const ROW = /^ {2}(\w+): \{\s*path: '([^']+)'/gm

/** The path of each page, from the rows of the domain. */
const pathsOf = (root) =>
  Object.fromEntries(
    readdirSync(join(root, PAGE_ROWS)).flatMap((file) =>
      [...readFileSync(join(root, PAGE_ROWS, file), 'utf8').matchAll(ROW)].map(([, name, path]) => [name, path]),
    ),
  )

const builtPages = (root) => {
  const read = (file) => readFileSync(join(root, DIST, file), 'utf8')
  const { pages, texts } = JSON.parse(read('pages.json'))
  const paths = pathsOf(root)
  const bytesOf = (files) => files.reduce((bytes, file) => bytes + bytesOfFile(join(root, DIST, file)), 0)
  /** In the language with the longer texts. */
  const textBytes = (namespaces) =>
    Math.max(...Object.values(texts).map((files) => bytesOf(namespaces.flatMap((name) => files[name]))))
  const factsOf = (page, files, namespaces) => ({
    page,
    path: paths[page] ?? '/',
    texts: namespaces,
    files: files.length + namespaces.length,
    bytes: bytesOf(files) + textBytes(namespaces),
  })
  const initial = [...new Set([...read('index.html').matchAll(/"\/m\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file))]
  return [
    factsOf(EVERY_PAGE, initial, ['common']),
    ...Object.entries(pages).map(([page, { scripts, styles, texts: namespaces }]) =>
      factsOf(page, [...scripts, ...styles], namespaces),
    ),
  ]
}

/** The build compresses all but the smallest files. */
const bytesOfFile = (file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
