import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILT = fileURLToPath(new URL('../../../apps/mobile-web/dist', import.meta.url))
const HASHED = /[\w~.-]+-[\w-]{8}\.(?:js|css)\b/g
const PACKED = /\.(?:br|gz|map)$/

/** A copy of the built app, which can become that of a new release. */
export interface AppCopy {
  readonly root: string
  /** Gives all files with a hash another name, as if each had changed. The old ones are gone. */
  release(): Promise<void>
  remove(): Promise<void>
}

interface BuiltPages {
  readonly pages: Record<string, { scripts: string[]; styles: string[]; texts: string[] }>
  readonly texts: Record<string, Record<string, string[]>>
}

/** The code, styles and texts that a page needs beyond those of every page. */
export const filesOf = async (page: string, language: string): Promise<string[]> => {
  const { pages, texts }: BuiltPages = JSON.parse(await readFile(join(BUILT, 'pages.json'), 'utf8'))
  const files = pages[page]
  if (!files) throw new Error(`The app has no page "${page}".`)
  return [...files.scripts, ...files.styles, ...files.texts.flatMap((name) => texts[language]?.[name] ?? [])]
}

export const copyApp = async (): Promise<AppCopy> => {
  const root = await mkdtemp(join(tmpdir(), 'app-'))
  await cp(BUILT, root, { recursive: true, filter: (file) => !PACKED.test(file) })
  const assets = join(root, 'assets')
  const release = async () => {
    const names = new Set(await readdir(assets))
    const renamed = async (file: string) =>
      (await readFile(file, 'utf8')).replace(HASHED, (name) => (names.has(name) ? `new-${name}` : name))
    for (const name of ['index.html', 'pages.json']) await writeFile(join(root, name), await renamed(join(root, name)))
    for (const name of names) {
      await writeFile(join(assets, `new-${name}`), await renamed(join(assets, name)))
      await rm(join(assets, name))
    }
  }
  return { root, release, remove: () => rm(root, { recursive: true, force: true }) }
}
