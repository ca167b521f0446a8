import { properties, shared } from '@tooling/vitest'
import { defineConfig } from 'vitest/config'

/** Packages are read from their sources; everything else as Node reads it, without the files that are for bundlers. */
const conditions = ['@org/source', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...shared,
    environment: 'node',
    setupFiles: [properties],
    // Every test starts a server of its own; loading its modules again for each file takes as long as half of the tests.
    isolate: false,
    // Each process has a PostgreSQL of its own, because a sync waits for the transactions of every database in it
    // (`pg_snapshot_xmin`). `VITEST_MAX_WORKERS=4` uses more cores where there are some.
    maxWorkers: 1,
    globalSetup: ['./test/postgres.ts', './test/program.ts'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // These end what hangs, and measure nothing: a busy machine may be ten times slower.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
