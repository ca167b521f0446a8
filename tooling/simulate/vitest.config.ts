import { defineConfig } from 'vitest/config'

/** Packages are read from source; the other conditions are Vite's defaults for servers. */
const conditions = ['@org/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // The 250 schedules take minutes on a quiet machine.
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
})
