import { defineConfig } from 'tsup'

/**
 * Our own packages are inside; what comes from npm stays in node_modules. What only some settings need is a file of its
 * own.
 */
export default defineConfig({
  entry: ['src/main.ts'],
  outDir: 'dist',
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
  noExternal: [/^@org\//],
  esbuildOptions: (options) => {
    options.conditions = ['@org/source']
  },
})
