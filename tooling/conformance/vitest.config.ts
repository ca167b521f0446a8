import { shared } from '@tooling/vitest'
import { defineConfig } from 'vitest/config'

/** Packages are read from source; the other conditions are Vite's defaults for servers. */
const conditions = ['@org/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...shared,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Ends what hangs; a busy machine may be ten times slower.
    testTimeout: 600_000,
    hookTimeout: 240_000,
  },
})
