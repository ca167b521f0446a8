import { readFileSync } from 'node:fs'
import { preprocessCSS, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/**
 * Writes `tokens.css` from the file `tokens`, and `<family>.css` with the styles of the modules in each family's folder.
 * All declare the order of the layers, so any may be imported first.
 */
export const styleSheets = (tokens: string, families: readonly string[]): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'style-sheets',
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { code } = await preprocessCSS(readFileSync(tokens, 'utf8'), tokens, config)
        const order = code.match(/@layer [^;{]+;/)?.[0]
        if (!order) throw new Error(`${tokens}: its first rule must name the order of the layers.`)
        const sheets = families.map((family) => [`${family}.css`, [order, ...stylesOf(family, bundle)].join('\n')])
        for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
        for (const [fileName, source] of [['tokens.css', code], ...sheets])
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}

/** The styles of the modules in the folder of a family; those of an imported module first. */
const stylesOf = (family: string, bundle: Rolldown.OutputBundle): string[] => {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
    if (name.startsWith(`${family}/`)) for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  Object.keys(bundle).forEach(visit)
  return [...sheets].flatMap((name) => {
    const asset = bundle[name]
    return asset?.type === 'asset' ? [String(asset.source)] : []
  })
}
