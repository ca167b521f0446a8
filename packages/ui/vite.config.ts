import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import pxToRemOptions from './px-to-rem.json' with { type: 'json' }
import { styleSheets } from './style-sheets.ts'

const FAMILIES = ['basics', 'sport', 'live', 'chat', 'account']
const TOKENS = 'foundations/tokens'

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}
const external = Object.keys({ ...dependencies, ...peerDependencies })

/**
 * Builds the JavaScript of the package, one file per source file, and a style sheet per family; `tsup` adds the
 * declarations.
 */
export default defineConfig({
  plugins: [react(), styleSheets(`src/${TOKENS}/tokens.css`, FAMILIES)],
  css: {
    postcss: { plugins: [pxToRem(pxToRemOptions)] },
    modules: { generateScopedName: 'ui-[local]-[hash:base64:5]' },
  },
  build: {
    target: 'es2022',
    minify: false,
    // Sheets ship without comments. The targets know all that the styles use, so that no rule is rewritten for older browsers.
    cssMinify: true,
    cssTarget: ['chrome125', 'safari18'],
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries([...FAMILIES, TOKENS].map((folder) => [`${folder}/index`, `src/${folder}/index.ts`])),
      formats: ['es', 'cjs'],
      fileName: (format, name) => `${name}.${format === 'es' ? 'js' : 'cjs'}`,
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: 'src' },
    },
  },
})
