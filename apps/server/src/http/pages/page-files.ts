import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The build's information about pages: the files beyond those that every page has. */
interface BuiltPages {
  /** The pages by name. `texts` are the namespaces of their texts. */
  readonly pages: Readonly<Record<string, Files & { readonly texts: readonly string[] }>>
  /** The scripts with texts, by language and namespace. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

export interface PageFiles {
  of(page: string | undefined, lang: 'cn' | 'pt-br'): Files
  /** The text of a style sheet. */
  style(file: string): string
}

/** Reads `pages.json` of the built app. Without it pages load their files later by themselves. */
export const readPageFiles = (webRoot: string): PageFiles => {
  const read = (file: string) => readFileSync(join(webRoot, file), 'utf8')
  const built: BuiltPages = existsSync(join(webRoot, 'pages.json'))
    ? (JSON.parse(read('pages.json')) as BuiltPages)
    : { pages: {}, texts: {} }
  const styles = new Map<string, string>()
  return {
    of: (name, lang) => {
      const page = name === undefined ? undefined : built.pages[name]
      const texts = ['common', ...(page?.texts ?? [])].flatMap((namespace) => built.texts[lang]?.[namespace] ?? [])
      return { scripts: [...(page?.scripts ?? []), ...texts], styles: page?.styles ?? [] }
    },
    style: (file) => {
      const text = styles.get(file) ?? read(file)
      styles.set(file, text)
      return text
    },
  }
}
