import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { besidePeersByRound, type Bench } from './bench'
import { ENTRIES } from './entries'
import { browserBundle } from './harness/browser-bundle'
import { scratchFile } from './harness/scratch'

const ROUNDS = 15
const SOURCES = {
  '@org/im-sdk': ENTRIES.core,
  centrifuge: ENTRIES.centrifuge,
  'socket.io-client': ENTRIES.socketIo,
}
type Title = keyof typeof SOURCES
const TITLES = Object.keys(SOURCES) as Title[]

/** The time of `import()`, in a new process each time, with a warm loader. */
export const imLoad: Bench = {
  name: 'im-load',
  summary: 'time to load the SDK’s module beside centrifuge and socket.io-client',
  run: async (say) => {
    const first = scratchFile('load-first.mjs', 'export {}')
    const files = new Map<Title, string>()
    for (const [index, title] of TITLES.entries())
      files.set(title, scratchFile(`load-${index}.mjs`, await browserBundle(SOURCES[title])))
    const taken = new Map(TITLES.map((title): [Title, number[]] => [title, []]))
    for (let round = 1; round <= ROUNDS; round += 1) {
      say(`round ${round} of ${ROUNDS}`)
      for (const [title, file] of files) taken.get(title)?.push(loadMs(first, file))
    }
    const { '@org/im-sdk': ours, ...peers } = Object.fromEntries(taken) as Record<Title, number[]>
    return besidePeersByRound('im-load core entry', 'ms', ours, peers)
  },
}

const loadMs = (first: string, file: string): number => {
  const [firstURL, url] = [first, file].map((path) => JSON.stringify(pathToFileURL(path).href))
  const code = `await import(${firstURL}); const start = performance.now(); await import(${url}); console.log(performance.now() - start)`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }))
}
