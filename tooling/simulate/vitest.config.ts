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
    // On a busy machine the schedules take ten times as long as the minute that they need.
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
