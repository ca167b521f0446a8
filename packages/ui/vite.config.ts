import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import options from './px-to-rem.json' with { type: 'json' }

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}
const external = Object.keys({ ...dependencies, ...peerDependencies })

/** The JavaScript and the style sheets of the package; `tsup` adds the declarations. */
export default defineConfig({
  plugins: [react()],
  css: {
    postcss: { plugins: [pxToRem(options)] },
    modules: { generateScopedName: 'ui-[local]-[hash:base64:5]' },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    emptyOutDir: true,
    lib: {
      entry: 'src/index.ts',
      formats: ['es', 'cjs'],
      fileName: (format) => (format === 'es' ? 'index.js' : 'index.cjs'),
      cssFileName: 'styles',
    },
    rolldownOptions: { external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)) },
  },
})
