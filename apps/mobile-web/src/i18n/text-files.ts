import type { Lang } from '../store/preferences'
import type { Namespace, Namespaces, Texts } from './texts'

/** A file exports the texts of its namespace under the name of the namespace, which is its own name too. */
type TextFile = { readonly [Name in Namespace]?: Texts<Namespaces[Name]> }

/** One chunk per language and namespace: the user downloads only what the opened pages need. */
const FILES = import.meta.glob<TextFile>('./locales/*/*.ts')

const allNamespaces = () => {
  const names = Object.keys(FILES).map((file) => file.replace(/.*\/|\.ts$/g, ''))
  // Their declarations in the files of `cn` make the type.
  return [...new Set(names)] as Namespace[]
}

/** Every namespace that a language has. */
export const NAMESPACES: readonly Namespace[] = /* @__PURE__ */ allNamespaces()

/** Rejects if the texts cannot be loaded. */
export const loadTexts = async <Name extends Namespace>(lang: Lang, name: Name): Promise<Texts<Namespaces[Name]>> => {
  const path = `./locales/${lang}/${name}.ts`
  const texts: TextFile[Name] = (await FILES[path]?.())?.[name]
  if (!texts) throw new Error(`i18n: ${path} is missing, or does not export "${name}".`)
  return texts
}
