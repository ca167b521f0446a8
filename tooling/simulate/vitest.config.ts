import { defineConfig } from 'vitest/config'

/** Packages are read from their sources; behind that condition stand Vite's own for servers. */
const conditions = ['@org/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
