import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { screenRows } from './screen-rows.ts'

type Output = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1]
type Chunk = Extract<Output[string], { type: 'chunk' }>

/**
 * Writes `pages.json`: the files that each page needs beyond those in `index.html`, its texts, and the files of the
 * texts. With it the server can tell the browser to fetch them with the page instead of one after the other.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const html = bundle['index.html']
    const initial = html?.type === 'asset' ? String(html.source) : ''
    const isLater = (file: string) => !initial.includes(`/${file}"`)
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const filesOf = (module: string) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.replace(/\.tsx?$/, '') === module)
      if (chunk === undefined) this.error(`page-files: ${module} has no chunk of its own.`)
      const needed = withImports(chunk, bundle)
      const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      return {
        scripts: needed.map(({ fileName }) => fileName).filter(isLater),
        styles: [...styles].filter(isLater),
      }
    }
    const pages = Object.fromEntries(
      screens().map(({ table, name, module, texts }) => {
        const files = filesOf(module)
        if (!texts.includes('chat') && files.scripts.some((file) => file.startsWith('assets/chat-')))
          this.error(
            `page-files: ${name} shows no chat, and a chunk that it needs imports the chat client. See CHUNKS.`,
          )
        return [name, { ...files, scripts: [...new Set([...filesOf(table).scripts, ...files.scripts])], texts }]
      }),
    )
    const textsOf = (lang: string) =>
      readdirSync(join(LOCALES, lang)).map((file) => {
        const namespace = basename(file, '.ts')
        return [namespace, filesOf(join(LOCALES, lang, namespace)).scripts]
      })
    const texts = Object.fromEntries(readdirSync(LOCALES).map((lang) => [lang, Object.fromEntries(textsOf(lang))]))
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify({ pages, texts }) })
  },
})

const SOURCES = join(import.meta.dirname, 'src')
const TABLES = join(SOURCES, 'routes/screens')
const LOCALES = join(SOURCES, 'i18n/locales')

/** Every screen: the table of its area, its name, its module and its namespaces. */
const screens = () =>
  readdirSync(TABLES).flatMap((file) => {
    const rows = screenRows(readFileSync(join(TABLES, file), 'utf8'))
    return rows.map((row) => ({ ...row, module: join(TABLES, row.module), table: join(TABLES, basename(file, '.ts')) }))
  })

/** The modules of all screens; several pages may have the same. */
export const screenModules = () => [...new Set(screens().map(({ module }) => module))]

/** Imports come before the file that imports them. */
const withImports = (chunk: Chunk, bundle: Output, seen = new Set<string>()): Chunk[] => {
  seen.add(chunk.fileName)
  const imported = chunk.imports.flatMap((file) => {
    const next = bundle[file]
    return next?.type === 'chunk' && !seen.has(file) ? withImports(next, bundle, seen) : []
  })
  return [...imported, chunk]
}
