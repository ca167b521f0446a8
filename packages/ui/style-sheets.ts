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
        const sheets = families.map((family) => [family, [order, ...takeStyles(family, bundle)].join('\n')])
        const left = Object.keys(bundle).filter((name) => name.endsWith('.css'))
        if (left.length > 0) throw new Error(`Styles outside the families: ${left.join(', ')}`)
        for (const [name, source] of [['tokens', code], ...sheets])
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source })
      },
    },
  }
}

/** Takes the styles of the modules in a family's folder out of the bundle; those of an imported module come first. */
const takeStyles = (family: string, bundle: Rolldown.OutputBundle): string[] => {
  const styles: string[] = []
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
    if (!name.startsWith(`${family}/`)) return
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
      const asset = bundle[sheet]
      if (asset?.type === 'asset') styles.push(String(asset.source))
      delete bundle[sheet]
    }
  }
  Object.keys(bundle).forEach(visit)
  return styles
}
