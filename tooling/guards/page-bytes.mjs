import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DIST = 'apps/mobile-web/dist'
const RECORD = 'tooling/guards/page-bytes.json'

/** A page may grow by this many bytes before its record has to be renewed. */
export const ROOM = 400

/** What every page loads, as a row among the pages. */
const EVERY_PAGE = 'index.html'

/** The bytes that a visitor downloads for each page of the built app: scripts, styles and texts, gzipped. */
export const pageBytes = {
  id: 'pages',
  title: 'Bytes of each page of the app',
  needs: ['apps'],
  check: async ({ root }) => ({ problems: problemsOf(recorded(root), builtBytes(root)) }),
}

/** Compares the recorded bytes of each page with those of the build. */
export const problemsOf = (record, built) => {
  const grown = Object.entries(built).filter(([page, bytes]) => bytes > record[page] + ROOM)
  return [
    ...grown.map(([page, bytes]) => `${page}: was ${record[page]} bytes, is ${bytes}`),
    ...(grown.length > 0 ? [ADVICE] : []),
    ...Object.entries(built)
      .filter(([page]) => !(page in record))
      .map(([page, bytes]) => `${page}: ${bytes} bytes, and ${RECORD} has no row for it (${RENEW})`),
    ...Object.keys(record)
      .filter((page) => !(page in built))
      .map((page) => `${page} is in ${RECORD} and is no page of the build (${RENEW})`),
  ]
}

const RENEW = 'npm run pages:update'
const ADVICE =
  'The source map of a file names the code in it, and CHUNKS of apps/mobile-web/vite.config.ts says which code shares a ' +
  `file. If a page has to grow: ${RENEW}, and the reason in the commit message.`

/** Writes the bytes of the current build. */
export const writePageBytes = (root) => {
  writeFileSync(join(root, RECORD), `${JSON.stringify(builtBytes(root), null, 2)}\n`)
}

const recorded = (root) => JSON.parse(readFileSync(join(root, RECORD), 'utf8'))

const builtBytes = (root) => {
  const read = (file) => readFileSync(join(root, DIST, file), 'utf8')
  const { pages, texts } = JSON.parse(read('pages.json'))
  const sum = (files) => files.reduce((bytes, file) => bytes + bytesOf(join(root, DIST, file)), 0)
  /** In the language with the longer texts. */
  const textBytes = (namespaces) =>
    Math.max(...Object.values(texts).map((files) => sum(namespaces.flatMap((name) => files[name]))))
  const initial = [...new Set([...read('index.html').matchAll(/"\/m\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file))]
  return {
    [EVERY_PAGE]: sum(initial) + textBytes(['common']),
    ...Object.fromEntries(
      Object.entries(pages).map(([name, { scripts, styles, texts: namespaces }]) => [
        name,
        sum([...scripts, ...styles]) + textBytes(namespaces),
      ]),
    ),
  }
}

/** The build compresses all but the smallest files. */
const bytesOf = (file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
