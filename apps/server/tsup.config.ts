import { defineConfig } from 'tsup'

/** One file with our own packages inside; what comes from npm stays in node_modules. */
export default defineConfig({
  entry: ['src/main.ts'],
  outDir: 'dist',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: false,
  noExternal: [/^@org\//],
  esbuildOptions: (options) => {
    options.conditions = ['@org/source']
  },
})
