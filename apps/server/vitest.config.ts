import { defineConfig } from 'vitest/config'

/** Packages are read from their sources; everything else as Node reads it, without the files that are for bundlers. */
const conditions = ['@org/source', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    globalSetup: './test/postgres.ts',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
