import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig, preprocessCSS, type Plugin, type ResolvedConfig } from 'vite'
import pxToRemOptions from './px-to-rem.json' with { type: 'json' }

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}
const external = Object.keys({ ...dependencies, ...peerDependencies })

/** Writes `tokens.css` next to `styles.css`. Both declare the order of the layers, so either may be imported first. */
const tokens = (): Plugin => {
  const file = 'src/tokens/tokens.css'
  let config: ResolvedConfig
  return {
    name: 'tokens',
    configResolved: (resolved) => {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { code } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
        const order = code.match(/@layer [^;{]+;/)?.[0]
        if (!order) throw new Error(`${file}: its first rule must name the order of the layers.`)
        const styles = bundle['styles.css']
        if (styles?.type === 'asset') styles.source = `${order}\n${String(styles.source)}`
        this.emitFile({ type: 'asset', fileName: 'tokens.css', source: code })
      },
    },
  }
}

/**
 * Builds the JavaScript and the style sheets of the package, one file per source file; `tsup` adds the declarations.
 */
export default defineConfig({
  plugins: [react(), tokens()],
  css: {
    postcss: { plugins: [pxToRem(pxToRemOptions)] },
    modules: { generateScopedName: 'ui-[local]-[hash:base64:5]' },
  },
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: { index: 'src/index.ts', 'tokens/index': 'src/tokens/index.ts' },
      formats: ['es', 'cjs'],
      fileName: (format, name) => `${name}.${format === 'es' ? 'js' : 'cjs'}`,
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
})
